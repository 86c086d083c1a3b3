// Helpers for services that tests start.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installFromDebian } from '../debian.ts';
import { startGuardMs } from '../hangGuard.ts';

/** User and group ids, as options of `child_process`. */
export interface User {
  uid: number;
  gid: number;
}

/** Returns the user for a service that refuses to run as root, or `undefined` when this process is not root. */
export function unprivilegedUser(name: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Returns the path of a program, or `undefined` when it is not installed. `debianPackage` is installed first where
 * that is possible.
 */
export function findProgram(name: string, debianPackage?: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
  const find = () => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  return find() ?? (debianPackage && installFromDebian(debianPackage) ? find() : undefined);
}

/** Returns a free TCP port of the loopback interface. */
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
 * Polls `isReady` every 100 ms until it returns true.
 * @throws Error that names the service when it is not ready within {@link startGuardMs}.
 */
export async function waitUntil(isReady: () => boolean | Promise<boolean>, name: string): Promise<void> {
  const deadline = performance.now() + startGuardMs;
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error(`${name} did not start.`);
    await wait(100);
  }
}

/** Returns whether a port of the loopback interface accepts connections. */
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
