// The reverse proxy on the loopback interface, started from the configuration that is deployed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, freePort, isListening, waitUntil } from './service.ts';

const deployed = join(import.meta.dirname, '../../deploy/caddy/Caddyfile');
const installHint = 'No Caddy was found. Install one (Debian: apt-get install caddy).';
const deployedServers = 'server-a:4000 server-b:4000';

/** Returns what is different on this machine: nothing is opened beside the site, and nobody is asked to trust its certificate. */
const ownOptions = (folder: string) => `{
	admin off
	auto_https disable_redirects
	skip_install_trust
	default_bind 127.0.0.1
	storage file_system ${join(folder, 'storage')}
}
`;

/** Address of the reverse proxy. */
type Scheme = 'http' | 'https';

/** A running reverse proxy. */
export interface ReverseProxy {
  /** Origin. With https its certificate is one that no browser trusts. */
  url: string;
  /** The number of its process. */
  processId: number | undefined;
  close(): Promise<void>;
}

/** Returns the address of a reverse proxy, which is known before the servers behind it are there. */
export async function proxyUrl(scheme: Scheme): Promise<string> {
  return `${scheme}://localhost:${await freePort()}`;
}

/**
 * Starts a reverse proxy at an address of {@link proxyUrl} before some servers of this machine, by port.
 * @throws Error with one sentence that says how to get Caddy when there is none.
 */
export async function openProxy(url: string, ports: readonly number[]): Promise<ReverseProxy> {
  const program = findProgram('caddy');
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
