// Starts the reverse proxy on the loopback interface with the deployed configuration.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, freePort, isListening, waitUntil } from './service.ts';

const deployed = join(import.meta.dirname, '../../deploy/caddy/Caddyfile');
const installHint = 'No Caddy was found. Install one (Debian: apt-get install caddy).';
const deployedServers = 'server-a:4000 server-b:4000';

/** Returns the options that differ from the deployment: no admin port, no redirects, no installed root certificate. */
const ownOptions = (folder: string) => `{
	admin off
	auto_https disable_redirects
	skip_install_trust
	default_bind 127.0.0.1
	storage file_system ${join(folder, 'storage')}
}
`;

/** URL scheme of the reverse proxy. */
type Scheme = 'http' | 'https';

/** A running reverse proxy. */
export interface ReverseProxy {
  /** Origin. With HTTPS, browsers do not trust its certificate. */
  url: string;
  /** Process id. */
  processId: number | undefined;
  close(): Promise<void>;
}

/** Returns an origin with a free port, for servers that need the origin of their proxy before it starts. */
export async function proxyUrl(scheme: Scheme): Promise<string> {
  return `${scheme}://localhost:${await freePort()}`;
}

/**
 * Starts a reverse proxy at an origin from {@link proxyUrl}, for local servers on the given ports.
 * @throws Error with an installation hint when Caddy is not installed.
 */
export async function openProxy(url: string, ports: readonly number[]): Promise<ReverseProxy> {
  const program = findProgram('caddy', 'caddy');
  if (!program) throw new Error(installHint);
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-caddy-'));
  const configuration = join(folder, 'Caddyfile');
  const servers = ports.map((port) => `127.0.0.1:${port}`).join(' ');
  const site = readFileSync(deployed, 'utf8').replace(deployedServers, servers);
  writeFileSync(configuration, ownOptions(folder) + site);
  const child = spawn(program, ['run', '--config', configuration, '--adapter', 'caddyfile'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PUBLIC_HOST: url, HOME: folder },
  });
  const close = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  await waitUntil(() => isListening(Number(new URL(url).port)), 'Caddy').catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { url, processId: child.pid, close };
}

async function end(caddy: ChildProcess): Promise<void> {
  if (caddy.exitCode !== null || caddy.signalCode !== null) return;
  const exited = once(caddy, 'exit');
  caddy.kill('SIGKILL');
  await exited;
}
