import { randomUUID } from 'node:crypto';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../errors/exitCodes.ts';
import type { Cluster } from './cluster.ts';
import { RedisConnection } from './connection.ts';
import { joinCluster } from './redisCluster.ts';
import { createSeats, type Seats } from './seats.ts';
import { createSharedLimits } from './sharedLimits.ts';

const redisUrl = process.env.TEST_REDIS_URL;
/** An address without a server: nothing listens on port 1. */
const unreachableUrl = 'redis://127.0.0.1:1';
const minuteMs = 60_000;

const count = (store: FastifyRateLimitStore, key: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    store.incr(key, (error, result) => (error ? reject(error) : resolve(result?.current)), minuteMs, 5),
  );

/** Tests of every implementation of seats. `first` and `second` belong to two processes, or to one. */
function describeSeats(name: string, seatsOf: () => { first: Seats; second: Seats }) {
  describe(name, () => {
    it('give a seat to the newest connection of an account and return the page it replaces', async () => {
      const { first, second } = seatsOf();
      const room = randomUUID();
      expect(await first.take(room, 'patient', 'tab-1')).toBeUndefined();
      expect(await second.take(room, 'doctor', 'desk')).toBeUndefined();
      expect(await second.take(room, 'patient', 'tab-2')).toBe('tab-1');
      expect(await first.take(room, 'patient', 'tab-2')).toBeUndefined();
      expect(await first.holders(room)).toEqual({ patient: 'tab-2', doctor: 'desk' });
    });

    it('keep one holder of twenty concurrent takes, and notify each of the others once', async () => {
      const { first, second } = seatsOf();
      const room = randomUUID();
      const tabs = Array.from({ length: 20 }, (_, n) => `tab-${n}`);
      const replaced = await Promise.all(
        tabs.map((tab, n) => (n % 2 ? first : second).take(room, 'patient', tab)),
      );
      const { patient } = await first.holders(room);
      expect(new Set([...replaced.filter(Boolean), patient])).toEqual(new Set(tabs));
    });

    it('are kept for a connection that recovers, unless another page has taken the seat', async () => {
      const { first, second } = seatsOf();
      const room = randomUUID();
      await first.take(room, 'doctor', 'desk');
      expect(await second.reclaim(room, 'doctor', 'desk')).toBe(true);
      await first.take(room, 'doctor', 'telephone');
      expect(await second.reclaim(room, 'doctor', 'desk')).toBe(false);
      expect(await second.reclaim(room, 'patient', 'tab')).toBe(true);
      expect(await first.holders(room)).toEqual({ doctor: 'telephone', patient: 'tab' });
    });

    it('are empty after the room is closed', async () => {
      const { first, second } = seatsOf();
      const room = randomUUID();
      await first.take(room, 'doctor', 'desk');
      await second.clear(room);
      expect(await first.holders(room)).toEqual({});
    });
  });
}

const alone = createSeats();
describeSeats('seats of one process', () => ({ first: alone, second: alone }));

describe('without Redis', () => {
  it('a process that needs it does not start, and reports the reason in one sentence', async () => {
    const sentence =
      'The Redis at REDIS_URL could not be reached. Check that it runs and that the address and password are correct.';
    await expect(joinCluster(unreachableUrl)).rejects.toThrow(new StartError('redisUnreachable', sentence));
  });

  it('a limit still applies: each process counts by itself', async () => {
    const Store = createSharedLimits(new RedisConnection(unreachableUrl), 'test:');
    const store = new Store({});
    const counts = [];
    for (let n = 0; n < 4; n += 1) counts.push(await count(store, 'login:10.0.0.1'));
    expect(counts).toEqual([1, 2, 3, 4]);
    expect(await count(store, 'login:10.0.0.2')).toBe(1);
  });
});

// Behaviour of two processes that share a Redis (`pnpm test:scale redis`).
if (redisUrl) {
  const prefix = `${randomUUID()}:`;
  let first: Cluster;
  let second: Cluster;
  beforeAll(async () => {
    first = await joinCluster(redisUrl, { prefix });
    second = await joinCluster(redisUrl, { prefix });
  });
  afterAll(() => Promise.all([first.close(), second.close()]));

  describeSeats('seats of two processes', () => ({ first: first.seats, second: second.seats }));

  it('two processes count calls together', async () => {
    const stores = [first, second].flatMap(({ limitOptions: { store: Store } }) =>
      Store ? new Store({}) : [],
    );
    const counts = await Promise.all(
      Array.from({ length: 10 }, (_, n) => count(stores[n % 2] as FastifyRateLimitStore, 'login:10.0.0.3')),
    );
    expect(counts.toSorted((a = 0, b = 0) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
}
