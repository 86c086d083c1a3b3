// Checks that two server processes behave as one.
import type { RedisService } from '../redis.ts';
import { checkAlerts } from './alerts.ts';
import { checkBrowsers } from './browsers.ts';
import { closeSockets } from './calls.ts';
import { withPair } from './pair.ts';
import { checkRedisLoss, checkRestarts } from './restarts.ts';
import { checkTogether } from './together.ts';

/** Runs all checks with two servers and prints the figures. Returns whether all of them hold. */
export async function behavesAsOne(databaseUrl: string, redis: RedisService): Promise<boolean> {
  const figures = await withPair({ databaseUrl, redisUrl: redis.url }, async (pair) => {
    try {
      return [
        ...(await checkTogether(pair)),
        ...(await checkAlerts(pair)),
        ...(await checkBrowsers(pair)),
        ...(await checkRestarts(pair)),
        ...(await checkRedisLoss(pair, redis)),
      ];
    } finally {
      closeSockets();
    }
  });
  console.table(figures);
  return figures.every(({ holds }) => holds);
}
