// `npm test`: the gate, which decides whether a change lands.
// `npm run test:full`: the full run, with what the gate leaves out. Before an issue is closed, and every night.
// `npm test -- lint types` runs only the steps whose names contain one of the words; so does `npm run test:full -- trust`.
// `npm test -- --changed [ref]` runs what the changes since `ref` affect; without `ref`, the changes since the last commit.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { changedSteps } from './verify/changed.ts';
import { measurePace } from './verify/pace.ts';
import { report } from './verify/report.ts';
import { StepRunner } from './verify/run.ts';
import { fullSteps, heavyGateSteps, lightGateSteps, type Step } from './verify/steps.ts';

const minuteMs = 60_000;
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, full: { type: 'boolean' } },
});
/** Time after which the run ends, whatever the machine. */
const limitMinutes = options.full ? 300 : 60;

/** Where the servers of the full run write their logs, which the step “trust” searches. */
const logsDir = join(import.meta.dirname, '../dist/server-logs');

/** Steps that run in lanes, in groups that follow each other. */
function plan(): { steps: readonly Step[]; laneCount: number }[] {
  if (options.changed) return [{ steps: changedSteps(words[0] ?? 'HEAD'), laneCount: 2 }];
  const isWanted = ({ name }: Step) => words.length === 0 || words.some((word) => name.includes(word));
  if (options.full) return [{ steps: fullSteps.filter(isWanted), laneCount: 1 }];
  return [
    { steps: lightGateSteps.filter(isWanted), laneCount: 2 },
    { steps: heavyGateSteps.filter(isWanted), laneCount: 1 },
  ];
}

const startedAtMs = performance.now();
const groups = plan();
if (groups.every(({ steps }) => steps.length === 0))
  console.error(`No step has a name with: ${words.join(', ')}.`);
const pace = await measurePace();
console.log(
  `This machine needs ${pace} times the time of the reference machine. Waits and limits grow with it.`,
);

rmSync(logsDir, { recursive: true, force: true });
mkdirSync(logsDir, { recursive: true });
const runner = new StepRunner({
  // A copy: the search for a browser sets font and library paths that only the browser needs.
  env: {
    ...process.env,
    TEST_PACE: String(pace),
    ...(options.full && { SERVER_LOGS_DIR: logsDir }),
  },
  pace,
});

let isReported = false;
function finish(): void {
  if (isReported) return;
  isReported = true;
  const ended = new Set(runner.results.map(({ name }) => name));
  const notRun = groups
    .flatMap(({ steps }) => steps.map(({ name }) => name))
    .filter((name) => !ended.has(name));
  report(runner.results, { notRun, seconds: Math.round((performance.now() - startedAtMs) / 1000), pace });
}

/** Ends the run early, with the table of what has run. */
async function abandon(reason: string): Promise<never> {
  await runner.stop(reason);
  finish();
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => abandon(`The run was interrupted (${signal}).`));
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.once(event, (error: unknown) => {
    console.error(error);
    void abandon('The runner itself failed.');
  });
setTimeout(
  () => abandon(`The run reached its limit of ${limitMinutes} minutes.`),
  limitMinutes * minuteMs,
).unref();

for (const kind of ['shell', 'full'] as const) await findBrowser(kind);
// A failed check ends the gate, so that it is known at once. The full run goes on.
const endsEarly = !options.full && !options.changed;
for (const { steps, laneCount } of groups) await runner.run(steps, { laneCount, endsEarly });
finish();
