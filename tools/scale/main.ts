// `pnpm test:scale [service …]`: what needs services beside our own, each started here on the loopback interface.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withPostgresql } from './postgresql.ts';
import { isRelayStrict } from './relayPolicy.ts';

const root = join(import.meta.dirname, '../..');

async function succeeds(command: readonly string[], settings: Record<string, string>): Promise<boolean> {
  const [program = '', ...parameters] = command;
  const environment = { ...process.env, ...settings };
  const child = spawn(program, parameters, { cwd: root, stdio: 'inherit', env: environment });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** By service: what is shown with it. Each answers whether it held. */
const checks: Record<string, () => Promise<boolean>> = {
  postgresql: () =>
    withPostgresql((url) => succeeds(['vitest', 'run', '--project', 'server'], { TEST_DATABASE_URL: url })),
  coturn: async () => {
    const isStrict = await isRelayStrict();
    const runs = { BENCH_CALL_RUNS: process.env.BENCH_CALL_RUNS ?? '3' };
    return (await succeeds(['node', 'bench/call.ts', '--only', 'G-relay'], runs)) && isStrict;
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(checks, name));
const failed: string[] = [];

if (unknown.length) {
  failed.push(`there is no service ${unknown.join(', ')}, there are ${Object.keys(checks).join(', ')}`);
} else {
  for (const [name, holds] of Object.entries(checks)) {
    if (wanted.length && !wanted.includes(name)) continue;
    console.log(`\n── with ${name}`);
    const held = await holds().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return false;
    });
    if (!held) failed.push(name);
  }
}
if (failed.length) {
  console.error(`\nFailed: ${failed.join('; ')}`);
  process.exitCode = 1;
}
