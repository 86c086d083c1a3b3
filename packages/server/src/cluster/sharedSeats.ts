import { dayMs } from '@vitalane/time';
import type { ChainableCommander, Redis } from 'ioredis';
import type { Seats } from './seats.ts';

/** A room is for one day at most; one that nobody cleared is forgotten. */
const retentionMs = dayMs;

/** Seats that all processes see, one hash per room. Each change is one transaction: of two at once, one comes first. */
export function createSharedSeats(redis: Redis, prefix: string): Seats {
  const keyOf = (room: string) => `${prefix}seats:${room}`;
  return {
    async take(room, seat, memberId) {
      const key = keyOf(room);
      const [previous] = await answersOf(
        redis.multi().hget(key, seat).hset(key, seat, memberId).pexpire(key, retentionMs),
      );
      return typeof previous === 'string' && previous !== memberId ? previous : undefined;
    },
    async reclaim(room, seat, memberId) {
      const key = keyOf(room);
      const [, holder] = await answersOf(
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

/** Returns what the commands of a transaction answered. Throws when it was not done. */
export async function answersOf(transaction: ChainableCommander): Promise<unknown[]> {
  const results = await transaction.exec();
  if (!results) throw new Error('Redis did not carry out a transaction');
  return results.map(([error, answer]) => {
    if (error) throw error;
    return answer;
  });
}
