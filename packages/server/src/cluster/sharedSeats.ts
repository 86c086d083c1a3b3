import { dayMs } from '@vitalane/time';
import type { ChainableCommander, Redis } from 'ioredis';
import type { Seats } from './seats.ts';

/** Rooms last one day at most; seats that were not cleared expire. */
const retentionMs = dayMs;

/**
 * Creates seats that all processes share, one hash for each room. Each change is one transaction, so concurrent
 * changes are serialised.
 */
export function createSharedSeats(redis: Redis, prefix: string): Seats {
  const keyOf = (room: string) => `${prefix}seats:${room}`;
  return {
    async take(room, seat, memberId) {
      const key = keyOf(room);
      const [previous] = await resultsOf(
        redis.multi().hget(key, seat).hset(key, seat, memberId).pexpire(key, retentionMs),
      );
      return typeof previous === 'string' && previous !== memberId ? previous : undefined;
    },
    async reclaim(room, seat, memberId) {
      const key = keyOf(room);
      const [, holder] = await resultsOf(
        redis.multi().hsetnx(key, seat, memberId).hget(key, seat).pexpire(key, retentionMs),
      );
      return holder === memberId;
    },
    async holders(room) {
      const { patient, doctor } = await redis.hgetall(keyOf(room));
      return { ...(patient && { patient }), ...(doctor && { doctor }) };
    },
    async clear(room) {
      await redis.del(keyOf(room));
    },
  };
}

/** Returns the results of the commands of a transaction. Throws when the transaction failed. */
export async function resultsOf(transaction: ChainableCommander): Promise<unknown[]> {
  const results = await transaction.exec();
  if (!results) throw new Error('Redis did not carry out a transaction');
  return results.map(([error, answer]) => {
    if (error) throw error;
    return answer;
  });
}
