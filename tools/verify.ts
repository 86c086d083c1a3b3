// `npm test`: every check that needs no external service.
// `npm test -- lint types` runs only the steps whose names contain one of the words.
// `npm test -- --changed [ref]` runs what the changes since `ref` affect; without `ref`, the changes since the last commit.
// `npm test -- --ci` adds the steps that need services, runs every journey, and runs the property tests with more values, as CI
// does.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { changedSteps } from './verify/changed.ts';
import { report, runSteps } from './verify/run.ts';
import { allJourneys, ciSteps, mainJourneys, type Step, testSteps, trustStep } from './verify/steps.ts';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, ci: { type: 'boolean' } },
});

/** Where the servers of every step write their logs. */
const logsDir = join(import.meta.dirname, '../dist/server-logs');

// A copy: the search for a browser sets font and library paths that only the browser needs.
const env = {
  ...process.env,
  SERVER_LOGS_DIR: logsDir,
  ...(options.ci && { TEST_EFFORT: 'full' }),
};

/** Steps that may run side by side, in groups that follow each other. */
function plan(): { steps: readonly Step[]; laneCount: number }[] {
  if (options.changed) return [{ steps: changedSteps(words[0] ?? 'HEAD'), laneCount: 2 }];
  const isWanted = ({ name }: Step) => words.length === 0 || words.some((word) => name.includes(word));
  return [
    { steps: [...testSteps, options.ci ? allJourneys : mainJourneys].filter(isWanted), laneCount: 2 },
    { steps: [trustStep].filter(isWanted), laneCount: 1 },
    { steps: options.ci ? ciSteps.filter(isWanted) : [], laneCount: 1 },
  ];
}

try {
  const startedAtMs = performance.now();
  const groups = plan();
  for (const kind of ['shell', 'full'] as const) await findBrowser(kind);
  rmSync(logsDir, { recursive: true, force: true });
  mkdirSync(logsDir, { recursive: true });
  const results = [];
  for (const { steps, laneCount } of groups) results.push(...(await runSteps(steps, { env, laneCount })));
  report(results, Math.round((performance.now() - startedAtMs) / 1000));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
