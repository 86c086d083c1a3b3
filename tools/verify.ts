// `npm test`: every check that needs no external service, in the order in which failures are cheapest to learn of.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');

const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ['generated files are current', 'node', 'tools/generated.ts', '--check'],
  ['the contract is well-formed', 'redocly', 'lint', 'openapi.yaml', '--format', 'stylish'],
  ['format, lint, import boundaries', 'biome', 'check', '--error-on-warnings', '.'],
  ['types', 'pnpm', 'run', '--silent', 'typecheck'],
  ['unit and server tests', 'vitest', 'run', '--project', 'unit', '--project', 'server'],
  ['stories in both themes', 'vitest', 'run', '--project', 'stories'],
  ['journeys in a real browser', 'playwright', 'test'],
  ['attacks, crashes, and what the logs of all of the above hold', 'node', 'tools/trust/main.ts', '--short'],
];

/** Where the servers of every step leave their logs. */
const logsDir = join(root, 'dist/server-logs');

/** Taken before a browser is looked for: the bundled one sets font and library paths that are for it alone. */
const environment = { ...process.env, SERVER_LOGS_DIR: logsDir };

function seconds(since: number): string {
  return `${Math.round((performance.now() - since) / 1000)} s`;
}

async function requireBrowsers(): Promise<void> {
  for (const kind of ['shell', 'full'] as const) await findBrowser(kind);
}

function runStep([name, program, ...parameters]: (typeof steps)[number]): boolean {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(program as string, parameters, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds(started)})`);
  return status === 0;
}

try {
  await requireBrowsers();
  rmSync(logsDir, { recursive: true, force: true });
  mkdirSync(logsDir, { recursive: true });
  const only = process.argv.slice(2);
  const chosen = only.length ? steps.filter(([name]) => only.some((word) => name.includes(word))) : steps;
  const failed = chosen.filter((step) => !runStep(step)).map(([name]) => name);
  if (failed.length) console.error(`\nFailed: ${failed.join('; ')}`);
  console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
