import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { demoPassphrase } from '../../src/demo/accounts.ts';

const entry = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A server in its own process. */
export interface Run {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  /** Resolves with the printed address; `undefined` when the process ends before. */
  ready: Promise<string | undefined>;
  exit: Promise<number | null>;
}

const runs: Run[] = [];

/** Starts a server with these settings. */
export function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [entry], { env: { PATH: process.env.PATH, PORT: '0', ...env } });
  let output = '';
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const printed = new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      output += text;
      const address = /ready at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
  });
  const ready = Promise.race([printed, exit.then(() => undefined)]);
  const started = { child, output: () => output, errors: () => errors, ready, exit };
  runs.push(started);
  return started;
}

/** Stops a server and returns its exit code. */
export async function stop({ child, exit }: Run, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  child.kill(signal);
  return await exit;
}

/** Kills every server that was started here. */
export async function killAll(): Promise<void> {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ exit }) => exit));
}

/** Calls the API of a server. */
export async function call(address: string, path: string, init: RequestInit = {}) {
  return await fetch(`${address}/api${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
}

/** Signs in to the demo patient's account. */
export async function signIn(address: string) {
  const body = JSON.stringify({ email: 'mei.tan@demo.vitalane.example', password: demoPassphrase });
  const session = await (await call(address, '/login', { method: 'POST', body })).json();
  return session as { token: string; refreshToken: string };
}
