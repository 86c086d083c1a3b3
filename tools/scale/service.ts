// What every service that the tests start for themselves needs.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

const startDeadlineMs = 30_000;

/** A user and group, as `child_process` takes them. */
export interface User {
  uid: number;
  gid: number;
}

/** The user that a service runs as which refuses to run as root; none when this process is not root. */
export function unprivilegedUser(name: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Where a program lies; undefined when there is none of this name. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** A TCP port of this machine that nobody uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Asks every tenth of a second whether a service is there.
 * @throws Error that names the service when it is not there after 30 seconds.
 */
export async function waitUntil(isReady: () => boolean | Promise<boolean>, name: string): Promise<void> {
  const deadline = Date.now() + startDeadlineMs;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error(`${name} did not start within 30 seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether something on this machine takes connections at a port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
