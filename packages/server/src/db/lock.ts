import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../errors/exitCodes.ts';

/** Lock of a directory for this process. {@link DirectoryLock.release} or the end of the process releases it. */
export interface DirectoryLock {
  release(): Promise<void>;
}

const settleMs = 50;
const longestSocketPath = 100;

/**
 * Locks a data directory with a listening Unix socket. The kernel closes the socket with its process, so a
 * refused connection means a stale lock, which this process takes over. A process id could belong to another
 * process. Throws a {@link StartError} when another process holds the lock.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = join(directory, 'server.lock');
  if (Buffer.byteLength(path) > longestSocketPath) {
    throw new StartError(
      'badConfiguration',
      `The path of the data directory ${directory} is too long: choose a shorter one.`,
    );
  }
  const server = (await listen(path)) ?? (await takeOver(path));
  const mine = server && identity(path);
  // Two processes may take over the same stale lock: the process whose socket still exists after a moment wins.
  await wait(settleMs);
  if (!server || identity(path) !== mine) {
    server?.close();
    throw new StartError(
      'dataDirectoryInUse',
      `The data directory ${directory} is in use by another Vitalane server. Stop that one, or set DATA_DIR to another directory.`,
    );
  }
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function takeOver(path: string): Promise<Server | undefined> {
  const probed = identity(path);
  if (await isAlive(path)) return undefined;
  if (probed !== undefined && identity(path) === probed) unlinkSync(path);
  return listen(path);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Returns the identity of a socket file: inode numbers are reused, creation times are not. */
function identity(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.ino}:${stats.ctimeNs}`;
}
