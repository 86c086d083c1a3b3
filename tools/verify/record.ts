// Record of a step's tests: one JSON line per event, written by the reporters and read at the end of the step.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Test, by its file relative to the root folder and its full name. */
interface Test {
  file: string;
  name: string;
}

/** Event of a test or a file. A test that passed on a repetition is unstable. */
export type TestEvent =
  | ({ event: 'began' } & Test)
  | ({ event: 'ended'; outcome: 'passed' | 'failed' | 'unstable' | 'skipped' } & Test)
  | { event: 'file'; file: string; milliseconds: number };

/** Writes an event to the record that `npm test` names. Does nothing when a runner is started by hand. */
export function write(event: TestEvent): void {
  const path = process.env.TEST_RECORD;
  if (!path) return;
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `${JSON.stringify(event)}\n`);
}

/** Prints a failed test at once, with the start of its message. */
export function printFailure({ file, name }: Test, message: string): void {
  const indented = message.trim().split('\n').slice(0, 30).join('\n    ');
  console.error(`  FAILED ${file} > ${name}\n    ${indented}\n`);
}

/** Counts and names of a step's tests. */
export interface Summary {
  passed: number;
  failed: string[];
  unstable: string[];
  /** Tests that began and did not end. */
  running: string[];
  /** Durations of the test files, in milliseconds. */
  files: { file: string; milliseconds: number }[];
}

/** Reads the record of a step. Without tests, the result is empty. */
export function readRecord(path: string): Summary {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  return summarise(lines.map((line) => JSON.parse(line)));
}

/** Summarises events in the order in which they happened. */
export function summarise(events: readonly TestEvent[]): Summary {
  const summary: Summary = { passed: 0, failed: [], unstable: [], running: [], files: [] };
  const running = new Set<string>();
  for (const event of events) {
    if (event.event === 'file') {
      summary.files.push({ file: event.file, milliseconds: event.milliseconds });
      continue;
    }
    const name = `${event.file} > ${event.name}`;
    if (event.event === 'began') running.add(name);
    else running.delete(name);
    if (event.event !== 'ended') continue;
    if (event.outcome === 'passed' || event.outcome === 'unstable') summary.passed += 1;
    if (event.outcome === 'failed') summary.failed.push(name);
    if (event.outcome === 'unstable') summary.unstable.push(name);
  }
  summary.running = [...running];
  return summary;
}
