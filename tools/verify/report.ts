// Prints the results of a run as a table, and keeps them for `pnpm test:times`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Result } from './run.ts';

const timesPath = join(import.meta.dirname, '../../dist/test-times.json');

/** Times of the last run. */
export interface Times {
  /** End of the run, ISO 8601. */
  at: string;
  /** Time that the machine needed at the start, relative to the reference machine. */
  pace: number;
  seconds: number;
  steps: { step: string; seconds: number; passed: number; failed: string[]; unstable: string[] }[];
  files: { step: string; file: string; milliseconds: number }[];
}

/** Prints one row per step, the names of failed and unstable tests, and the numbers of passed and failed steps. Sets the exit code. */
export function report(
  results: readonly Result[],
  { notRun, seconds, pace }: { notRun: readonly string[]; seconds: number; pace: number },
): void {
  keep({
    at: new Date().toISOString(),
    pace,
    seconds,
    steps: results.map(({ name: step, seconds, passed, failed, unstable }) => ({
      step,
      seconds,
      passed,
      failed,
      unstable,
    })),
    files: results.flatMap(({ name: step, files }) => files.map((file) => ({ step, ...file }))),
  });
  const rows = results.map(({ name, seconds, passed, failed, unstable }) => [
    name,
    seconds,
    passed,
    failed.length,
    unstable.length,
  ]);
  console.log('');
  printTable([['step', 'seconds', 'passed', 'failed', 'unstable'], ...rows, ['all', seconds, '', '', '']]);
  printNames(
    'Passed when repeated',
    results.flatMap(({ unstable }) => unstable),
  );
  printNames('Not run', notRun);
  printNames(
    'Failed',
    results.flatMap(({ failed }) => failed),
  );
  const failedCount = results.filter(({ isPassed }) => !isPassed).length;
  console.log(`\n${results.length - failedCount} passed, ${failedCount} failed`);
  if (failedCount > 0 || results.length === 0) process.exitCode = 1;
}

/** Prints rows with the first column to the left and the others to the right. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const width = Math.max(...rows.map(([name]) => String(name).length));
  for (const [name, ...cells] of rows)
    console.log(String(name).padEnd(width) + cells.map((cell) => String(cell).padStart(10)).join(''));
}

function printNames(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${[`${title}:`, ...names].join('\n  ')}`);
}

function keep(times: Times): void {
  mkdirSync(dirname(timesPath), { recursive: true });
  writeFileSync(timesPath, `${JSON.stringify(times, null, 2)}\n`);
}

/**
 * Reads the times of the last run.
 * @throws Error when there was none.
 */
export function readTimes(): Times {
  return JSON.parse(readFileSync(timesPath, 'utf8'));
}
