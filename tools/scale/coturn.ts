// Starts a relay (coturn) on the loopback interface with the deployed configuration.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, freePort, isListening, waitUntil } from './service.ts';

const deployed = join(import.meta.dirname, '../../deploy/coturn/turnserver.conf');
const installHint = 'No coturn was found. Install one (Debian: apt-get install coturn).';

/** Settings that cannot apply on a loopback interface without a certificate. All others stay as deployed. */
const replaced = ['static-auth-secret', 'listening-port', 'tls-listening-port', 'cert', 'pkey', 'syslog'];

/** Setting that most tests omit, because both browsers run on this machine. */
const loopbackDenial = 'denied-peer-ip=127.0.0.0-127.255.255.255';

/** A running relay. */
export interface Relay {
  /** Value of the server setting `TURN_URLS`. */
  url: string;
  /** Value of the server setting `TURN_SECRET`. */
  secret: string;
  port: number;
  /** Suspends the process, which simulates a lost path: packets get no response. */
  pause: () => void;
  resume: () => void;
}

interface TestRelay {
  folder: string;
  port: number;
  secret: string;
  /** Whether the relay refuses loopback peers, as the deployed one does. */
  isLoopbackDenied: boolean;
}

function testConfiguration({ folder, port, secret, isLoopbackDenied }: TestRelay): string {
  const lines = readFileSync(deployed, 'utf8').split('\n');
  const kept = lines.filter((line) => {
    const [key = ''] = line.split('=');
    const isSetting = line !== '' && !line.startsWith('#');
    return isSetting && !replaced.includes(key) && (isLoopbackDenied || line !== loopbackDenial);
  });
  const own = [
    `static-auth-secret=${secret}`,
    `listening-port=${port}`,
    'listening-ip=127.0.0.1',
    'relay-ip=127.0.0.1',
    ...(isLoopbackDenied ? [] : ['allow-loopback-peers']),
    'no-tls',
    'no-dtls',
    `userdb=${join(folder, 'turndb')}`,
    `pidfile=${join(folder, 'turnserver.pid')}`,
    'log-file=stdout',
    'simple-log',
  ];
  return `${[...kept, ...own].join('\n')}\n`;
}

async function stop(relay: ChildProcess): Promise<void> {
  if (relay.exitCode !== null || relay.signalCode !== null) return;
  const exited = once(relay, 'exit');
  relay.kill('SIGCONT');
  relay.kill('SIGKILL');
  await exited;
}

/**
 * Starts coturn on free ports of the loopback interface. Returns it with a function that stops it.
 * @throws Error with an installation hint when coturn is not installed.
 */
export async function startRelay({
  isLoopbackDenied = false,
}: Partial<Pick<TestRelay, 'isLoopbackDenied'>> = {}): Promise<Relay & { stop: () => Promise<void> }> {
  const program = findProgram('turnserver', 'coturn');
  if (!program) throw new Error(installHint);
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-relay-'));
  const port = await freePort();
  const secret = randomBytes(32).toString('base64url');
  const configuration = join(folder, 'turnserver.conf');
  writeFileSync(configuration, testConfiguration({ folder, port, secret, isLoopbackDenied }), {
    mode: 0o600,
  });
  const relay = spawn(program, ['-c', configuration], { stdio: 'ignore' });
  const end = async () => {
    await stop(relay);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntil(() => isListening(port), 'coturn');
  } catch (error) {
    await end();
    throw error;
  }
  return {
    url: `turn:127.0.0.1:${port}?transport=udp`,
    secret,
    port,
    pause: () => relay.kill('SIGSTOP'),
    resume: () => relay.kill('SIGCONT'),
    stop: end,
  };
}
