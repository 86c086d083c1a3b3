import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDirectory } from './lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'vl-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const inUse = () =>
  `The data directory ${directory} is in use by another Vitalane server. Stop that one, or set DATA_DIR to another directory.`;

it('is held by one process at a time, and free after its release', async () => {
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(inUse());
  await lock.release();
  await (await lockDirectory(directory)).release();
});

it('goes to exactly one of several processes that take over a stale lock at once', async () => {
  const path = join(directory, 'server.lock');
  const dead = createServer().listen(path);
  await new Promise((resolve) => dead.once('listening', resolve));
  // Closing removes the socket file; a killed process leaves it. A hard link keeps it.
  const { linkSync } = await import('node:fs');
  linkSync(path, `${path}.kept`);
  await new Promise((resolve) => dead.close(resolve));
  linkSync(`${path}.kept`, path);
  expect(existsSync(path)).toBe(true);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => lockDirectory(directory)));
  const winners = results.filter((result) => result.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  await winners[0]?.value.release();
});

it('refuses a path that is too long for a socket', async () => {
  await expect(lockDirectory(`/tmp/${'long/'.repeat(25)}`)).rejects.toThrow(
    'is too long: choose a shorter one.',
  );
});
