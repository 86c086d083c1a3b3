// `pnpm test:scale [service …]`: runs tests that need external services, each started on the loopback interface.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { vitest } from '../verify/steps.ts';
import { survivesFaults } from './chaos/run.ts';
import { behavesAsOne } from './cluster/run.ts';
import { withPostgresql } from './postgresql.ts';
import { withRedis } from './redis.ts';
import { isRelayStrict } from './relayPolicy.ts';
import { keepsFilesInObjectStore } from './s3.ts';

const root = join(import.meta.dirname, '../..');

async function succeeds(command: readonly string[], settings: Record<string, string>): Promise<boolean> {
  const [program = '', ...parameters] = command;
  const environment = { ...process.env, ...settings };
  const child = spawn(program, parameters, { cwd: root, stdio: 'inherit', env: environment });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Server tests of state that processes share, by the beginnings of their paths. */
const ofCluster = ['cluster/', 'features/telehealth/realtime/', 'features/telehealth/guestLink'].map(
  (path) => `packages/server/src/${path}`,
);

/**
 * Vitest, as in `npm test`.
 * @throws Error when a filter matches no test file: Vitest ignores it as long as another one matches.
 */
function serverTests(...filters: readonly string[]): readonly string[] {
  const files = globSync('packages/server/**/*.test.ts', { cwd: root });
  const unused = filters.filter((filter) => !files.some((file) => file.startsWith(filter)));
  if (unused.length > 0) throw new Error(`No test file begins with: ${unused.join(', ')}.`);
  return vitest('--project', 'server', ...filters);
}

/** Checks by service. Each returns whether it passed. */
const checks: Record<string, () => Promise<boolean>> = {
  postgresql: () => withPostgresql((url) => succeeds(serverTests(), { TEST_DATABASE_URL: url })),
  redis: () =>
    withRedis(async (redis) => {
      const isTested = await succeeds(serverTests(...ofCluster), { TEST_REDIS_URL: redis.url });
      return (await withPostgresql((databaseUrl) => behavesAsOne(databaseUrl, redis))) && isTested;
    }),
  chaos: survivesFaults,
  s3: keepsFilesInObjectStore,
  coturn: async () => {
    const isStrict = await isRelayStrict();
    const runs = { BENCH_CALL_RUNS: process.env.BENCH_CALL_RUNS ?? '20' };
    return (await succeeds(['node', 'bench/call.ts', '--only', 'G-relay'], runs)) && isStrict;
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(checks, name));
const failed: string[] = [];

if (unknown.length) {
  failed.push(`unknown service ${unknown.join(', ')}; known services: ${Object.keys(checks).join(', ')}`);
} else {
  for (const [name, holds] of Object.entries(checks)) {
    if (wanted.length && !wanted.includes(name)) continue;
    console.log(`\n── with ${name}`);
    const held = await holds().catch((error: unknown) => {
      console.error(error);
      return false;
    });
    if (!held) failed.push(name);
  }
}
if (failed.length) {
  console.error(`\nFailed: ${failed.join('; ')}`);
  process.exitCode = 1;
}
