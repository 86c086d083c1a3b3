import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { resultsOf } from './sharedSeats.ts';

/** Number of calls in the current window. */
interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

const maxWindows = 5000;

/**
 * Counts calls of all processes together. While Redis is disconnected each process counts by itself. A limit is
 * then multiplied by the number of processes at most.
 */
export function createSharedLimits(redis: Redis, prefix: string): FastifyRateLimitStoreCtor {
  const alone = createWindows();
  // Keys contain the operation, so all routes share one store.
  return class SharedLimits implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      countShared(redis, `${prefix}limit:${key}`, windowMs)
        .catch(() => alone(key, windowMs))
        .then((count) => done(null, count), done);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

async function countShared(redis: Redis, key: string, windowMs: number): Promise<Count> {
  const [, current, ttl] = await resultsOf(
    redis.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key),
  );
  return { current: Number(current), ttl: Number(ttl) };
}

/** Counts calls in this process. Drops the oldest windows when there are too many callers. */
function createWindows(): (key: string, windowMs: number) => Count {
  const windows = new Map<string, { current: number; endsAtMs: number }>();
  return (key, windowMs) => {
    const nowMs = Date.now();
    const known = windows.get(key);
    const window = known && known.endsAtMs > nowMs ? known : { current: 0, endsAtMs: nowMs + windowMs };
    window.current += 1;
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > maxWindows && oldest !== undefined) windows.delete(oldest);
    return { current: window.current, ttl: window.endsAtMs - nowMs };
  };
}
