// Runs steps and reports them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Step } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const retainedOutputLength = 200_000;
const lastLineCount = 60;

/** Result of a step. */
export interface Result {
  name: string;
  seconds: number;
  /** Number of passed and failed tests. A step without tests counts as one test. */
  passed: number;
  failed: number;
  isPassed: boolean;
  output: string;
}

/** Matches a line by which a test runner reports a failed test. */
const failedTest = /\bFAIL\b|✘|×/;

/** Runs one step. `isShown` also prints its output while it runs. */
async function runStep(
  { name, command, environment }: Step,
  { env, isShown }: { env: NodeJS.ProcessEnv; isShown: boolean },
): Promise<Result> {
  const startedAtMs = performance.now();
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream.on('data', (chunk: Buffer) => {
      if (isShown) shown.write(chunk);
      output = (output + chunk).slice(-retainedOutputLength);
    });
  child.on('error', ({ message }) => {
    output += message;
  });
  const [status] = await once(child, 'close');
  const isPassed = status === 0;
  const seconds = Math.round((performance.now() - startedAtMs) / 1000);
  return { name, seconds, isPassed, output, ...countTests(output, isPassed) };
}

/** Reads how many tests passed and failed from the summary of Vitest or Playwright. */
export function countTests(output: string, isPassed: boolean): { passed: number; failed: number } {
  const lines = stripVTControlCharacters(output).split('\n');
  const summary = [
    lines.findLast((line) => /^\s*Tests\s/.test(line)),
    lines.findLast((line) => /^\s*\d+ failed$/.test(line)),
    lines.findLast((line) => /^\s*\d+ passed \(/.test(line)),
  ].join('\n');
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
  const [passed, failed] = [count('passed'), count('failed')];
  if (isPassed) return { passed: passed || 1, failed };
  return { passed, failed: failed || 1 };
}

/** Runs steps in order, at most `laneCount` at a time. */
export async function runSteps(
  steps: readonly Step[],
  { env, laneCount }: { env: NodeJS.ProcessEnv; laneCount: number },
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...steps];
  const isShown = steps.length === 1;
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      console.log(`── ${step.name}: started`);
      const result = await runStep(step, { env, isShown });
      results.push(result);
      if (!result.isPassed && !isShown) console.error(endOf(result));
      console.log(`── ${step.name}: ${result.isPassed ? 'passed' : 'FAILED'} (${result.seconds} s)`);
    }
  };
  await Promise.all(Array.from({ length: laneCount }, lane));
  return results;
}

/** Returns the last lines of a failed step and the lines that name its failed tests. */
function endOf({ name, output }: Result): string {
  const lines = output.trimEnd().split('\n');
  const named = new Set(lines.filter((line) => failedTest.test(line)));
  return [`── ${name}, end of its output:`, ...lines.slice(-lastLineCount), ...named].join('\n');
}

/** Prints one row per step, then `N passed, M failed` steps. Sets the exit code. */
export function report(results: readonly Result[], totalSeconds: number): void {
  const rows = results.map(({ name, seconds, passed, failed }) => [name, seconds, passed, failed]);
  const table = [['step', 'seconds', 'passed', 'failed'], ...rows, ['all', totalSeconds, '', '']];
  const width = Math.max(...table.map(([name]) => String(name).length));
  console.log('');
  for (const [name, ...cells] of table)
    console.log(String(name).padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join(''));
  const failed = results.filter(({ isPassed }) => !isPassed);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join('; ')}`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
