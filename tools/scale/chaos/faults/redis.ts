// Faults: Redis is killed, or hangs during a sign-out.
import { setTimeout as wait } from 'node:timers/promises';
import { figuresOf } from '../../../trust/figures.ts';
import { call, signIn, signUp } from '../../../trust/people.ts';
import { socketsTo } from '../../cluster/calls.ts';
import { untilTrue } from '../../cluster/pair.ts';
import type { Fault } from '../installation.ts';
import { insist } from '../people/crowd.ts';

const goneMs = 3000;
/** Connections are checked every three seconds. */
const mostSignOutMs = 5000;

export const redisKilled: Fault = {
  name: 'Redis killed, and started empty',
  happen: async ({ redis }) => {
    await redis.restart(() => wait(goneMs));
    return [];
  },
};

export const redisFrozen: Fault = {
  name: 'Redis does not answer',
  happen: async ({ redis, first, second }) => {
    const token = await insist(async () => signIn(first.url, await signUp(first.url, 'chaos-frozen')));
    const { socket } = await socketsTo(second.url).connect({ token });
    const seen = { signOutMs: Number.POSITIVE_INFINITY, status: 0, closedMs: Number.POSITIVE_INFINITY };
    await redis.freeze(async () => {
      const since = performance.now();
      await insist(() => call(first.url, '/logout', { method: 'DELETE', token }));
      seen.signOutMs = performance.now() - since;
      seen.status = (await insist(() => call(second.url, '/get-notifications', { token }))).status;
      seen.closedMs = await untilTrue(() => !socket.connected, 2 * mostSignOutMs);
    });
    const { exactly, atMost } = figuresOf(redisFrozen.name);
    return [
      atMost('signing out takes', seen.signOutMs, mostSignOutMs, 'ms'),
      exactly('answer to the next request on the other server', seen.status, 401),
      atMost('the connection to the other server is closed after', seen.closedMs, mostSignOutMs, 'ms'),
    ];
  },
};
