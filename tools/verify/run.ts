// Runs steps one after the other or in lanes, each with a time limit.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readRecord, type Summary } from './record.ts';
import type { Step } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const recordsDir = join(root, 'dist/test-records');
const retainedOutputLength = 20_000;
const secondMs = 1000;
/** Time that a step has to close its servers and browsers. */
const graceMs = 10 * secondMs;
/** Time in which the last output of an ended step arrives. */
const outputMs = 2 * secondMs;

/** Result of a step. A step without tests counts as one test. */
export interface Result extends Summary {
  name: string;
  seconds: number;
  isPassed: boolean;
}

/** Runs steps. {@link StepRunner.stop} ends those that run, with their child processes. */
export class StepRunner {
  /** Results so far, including those of the steps that {@link StepRunner.stop} has ended. */
  readonly results: Result[] = [];
  /** Running processes, each with its end. */
  readonly #children = new Map<ChildProcess, Promise<void>>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  readonly #env: NodeJS.ProcessEnv;
  readonly #pace: number;

  /** `pace` multiplies the time limits of the steps. */
  constructor({ env, pace }: { env: NodeJS.ProcessEnv; pace: number }) {
    this.#env = env;
    this.#pace = pace;
    rmSync(recordsDir, { recursive: true, force: true });
  }

  get hasFailed(): boolean {
    return this.results.some(({ isPassed }) => !isPassed);
  }

  /** Runs steps in order, at most `laneCount` at a time. `endsEarly` starts no further step after a failed one. */
  async run(
    steps: readonly Step[],
    { laneCount, endsEarly }: { laneCount: number; endsEarly: boolean },
  ): Promise<void> {
    const waiting = [...steps];
    const isOver = () => this.#stopped.signal.aborted || (endsEarly && this.hasFailed);
    const lane = async () => {
      for (let step = waiting.shift(); step && !isOver(); step = waiting.shift()) {
        const running = this.#runStep(step);
        this.#running.add(running);
        await running;
        this.#running.delete(running);
      }
    };
    await Promise.all(Array.from({ length: laneCount }, lane));
  }

  /** Ends the running steps. They count as failed. */
  async stop(reason: string): Promise<void> {
    this.#stopped.abort();
    console.error(`\n${reason}`);
    await Promise.all([...this.#children].map(([child, ended]) => end(child, ended)));
    await Promise.all(this.#running);
  }

  async #runStep(step: Step): Promise<void> {
    console.log(`── ${step.name}: started`);
    const startedAtMs = performance.now();
    const record = join(recordsDir, `${step.name.replaceAll(' ', '-')}.jsonl`);
    const limitSeconds = Math.round(step.limitSeconds * this.#pace);
    const { isSuccess, output } = await this.#spawn(step, record, limitSeconds);
    const seconds = Math.round((performance.now() - startedAtMs) / secondMs);
    const result = toResult(step, { isSuccess, seconds, summary: readRecord(record) });
    if (!result.isPassed) {
      if (!step.isShown) console.error(output.trimEnd());
      if (result.running.length > 0)
        console.error(['Tests that were running:', ...result.running].join('\n  '));
    }
    this.results.push(result);
    console.log(`── ${step.name}: ${result.isPassed ? 'passed' : 'FAILED'} (${seconds} s)`);
  }

  async #spawn(
    { name, command, environment, isShown }: Step,
    record: string,
    limitSeconds: number,
  ): Promise<{ isSuccess: boolean; output: string }> {
    const [program = '', ...parameters] = command;
    // Its own process group, so that its servers and browsers end with it.
    const child = spawn(program, parameters, {
      cwd: root,
      detached: true,
      env: { ...this.#env, ...environment, TEST_RECORD: record },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = endOf(child);
    this.#children.set(child, ended);
    let output = '';
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      stream.on('data', (chunk: Buffer) => {
        if (isShown) shown.write(chunk);
        else output = (output + chunk).slice(-retainedOutputLength);
      });
    child.on('error', ({ message }) => {
      console.error(`${name}: ${message}`);
    });
    const limit = setTimeout(() => {
      console.error(`── ${name}: stopped at its limit of ${limitSeconds} s`);
      void end(child, ended);
    }, limitSeconds * secondMs);
    await ended;
    clearTimeout(limit);
    this.#children.delete(child);
    return { isSuccess: child.exitCode === 0, output };
  }
}

/** Resolves when a process and its output have ended. A forgotten grandchild may keep the output open. */
async function endOf(child: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([closed, new Promise((resolve) => child.once('exit', resolve))]);
  await Promise.race([closed, wait(outputMs, undefined, { ref: false })]);
}

/** Ends a step's process group: first gracefully, then at once. */
async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  signalGroup(child, 'SIGTERM');
  await Promise.race([ended, wait(graceMs, undefined, { ref: false })]);
  signalGroup(child, 'SIGKILL');
  await ended;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The group is gone.
  }
}

/** Judges a step. One that has tests fails when none of them ran, because its filter then matches nothing. */
export function toResult(
  { name, hasTests }: Pick<Step, 'name' | 'hasTests'>,
  { isSuccess, seconds, summary }: { isSuccess: boolean; seconds: number; summary: Summary },
): Result {
  const passed = summary.passed || (isSuccess && !hasTests ? 1 : 0);
  const isPassed = isSuccess && passed > 0 && summary.failed.length === 0;
  const fault = isSuccess ? `${name}: no test ran` : `${name}: the step itself`;
  const failed = isPassed || summary.failed.length > 0 ? summary.failed : [fault];
  return { name, seconds, ...summary, passed, failed, isPassed };
}
