// Runs two server processes with one database and one Redis.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureAppBuilt } from '../../appBuild.ts';
import { waitGuardMs } from '../../hangGuard.ts';
import { Product } from '../../product.ts';

/** Two running servers of one installation. */
export interface Pair {
  first: Product;
  second: Product;
}

const secret = () => randomBytes(32).toString('base64url');

/** Shared services of two servers, and settings that differ from the deployment. */
interface Shared {
  databaseUrl: string;
  redisUrl: string;
  settings?: Readonly<Record<string, string>>;
}

/** Calls `use` with two servers, each with the built app, and stops them afterwards. */
export async function withPair<T>(
  { databaseUrl, redisUrl, settings: own }: Shared,
  use: (pair: Pair) => Promise<T>,
): Promise<T> {
  ensureAppBuilt();
  const settings = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    TOKEN_SECRET: secret(),
    NRIC_ENCRYPTION_KEY: secret(),
    NRIC_LOOKUP_KEY: secret(),
    // Requests name their source address, and demo staff have no second factor.
    TRUST_PROXY: '127.0.0.0/8',
    STAFF_SECOND_FACTOR: 'false',
    // As in `deploy/compose.yaml`.
    SHUTDOWN_DELAY_SECONDS: '4',
    ...own,
  };
  const first = await Product.create(settings);
  const second = await Product.create({ DATA_DIR: first.dataDir, ...settings });
  try {
    await first.start();
    await second.start();
    return await use({ first, second });
  } finally {
    await second.dispose();
    await first.dispose();
  }
}

/**
 * Polls until `isTrue` returns true. Returns the time in ms; infinite when it takes longer than `mostMs` and than
 * {@link waitGuardMs}.
 */
export async function untilTrue(isTrue: () => boolean | Promise<boolean>, mostMs: number): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < Math.max(mostMs, waitGuardMs)) {
    if (await isTrue()) return performance.now() - since;
    await wait(5);
  }
  return Number.POSITIVE_INFINITY;
}
