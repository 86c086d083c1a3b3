// Fault: every database connection is in use, because many requests read a locked table.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { figuresOf } from '../../../trust/figures.ts';
import { call, staff } from '../../../trust/people.ts';
import { findProgram } from '../../service.ts';
import type { Fault } from '../installation.ts';
import { insist, signInAnywhere } from '../people/crowd.ts';

/** Longer than the timeout of a request for a connection. */
const lockSeconds = 7;
/** Twice the connection limit of a server. */
const readers = 40;

export const poolExhausted: Fault = {
  name: 'no database connection is free',
  happen: async ({ postgresql, first, second }) => {
    const psql = findProgram('psql');
    if (!psql) throw new Error('No psql was found. Install one (Debian: apt-get install postgresql-client).');
    const urls = [first.url, second.url];
    const token = await signInAnywhere(urls, staff.doctor);
    const lock = await lockNotifications(psql, postgresql.url);
    const read = (url: string) => insist(() => call(url, '/get-notifications', { token }));
    const reads = urls.flatMap((url) => Array.from({ length: readers }, () => read(url)));
    const statuses = (await Promise.all(reads)).map(({ status }) => status);
    await lock.ended;
    const after = await Promise.all(urls.map(read));
    const { exactly, atLeast } = figuresOf(poolExhausted.name);
    return [
      atLeast(
        'calls refused for want of a connection',
        statuses.filter((status) => status === 500).length,
        1,
      ),
      exactly(
        'calls with another answer than 200 or 500',
        statuses.filter((status) => ![200, 500].includes(status)).length,
        0,
      ),
      exactly(
        'servers that answer as soon as one is free',
        after.filter(({ status }) => status === 200).length,
        2,
      ),
    ];
  },
};

/** Locks the table. Returns a promise that resolves when the lock is released. */
async function lockNotifications(psql: string, url: string): Promise<{ ended: Promise<unknown> }> {
  const commands = [
    'begin',
    'lock table notification in access exclusive mode',
    '\\echo locked',
    `select pg_sleep(${lockSeconds})`,
    'commit',
  ];
  const child = spawn(psql, [url, '-q', ...commands.flatMap((command) => ['-c', command])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return { ended };
}
