// Reporter of `npm test` for Playwright: prints each failure when it happens, and records every test.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { printFailure, type TestEvent, write } from './record.ts';

function messageOf({ message, stack, location }: TestError): string {
  const place = location && `at ${relative(process.cwd(), location.file)}:${location.line}`;
  return stripVTControlCharacters([message ?? stack, place].filter(Boolean).join('\n'));
}

/** Titles begin with those of the root, the project and the file. */
const testOf = (test: TestCase) => ({
  file: relative(process.cwd(), test.location.file),
  name: test.titlePath().slice(3).join(' > '),
});

type Outcome = Extract<TestEvent, { event: 'ended' }>['outcome'];

/** Returns the outcome of a test, or `undefined` when it will be repeated. */
function outcomeOf(test: TestCase, { status, retry }: TestResult): Outcome | undefined {
  if (status === 'skipped' || status === 'interrupted') return 'skipped';
  if (status === test.expectedStatus) return retry > 0 ? 'unstable' : 'passed';
  return retry < test.retries ? undefined : 'failed';
}

/** Records the journeys of a run and prints those that fail. */
export default class PlaywrightReporter implements Reporter {
  readonly #durationsMs = new Map<string, number>();

  onTestBegin(test: TestCase): void {
    write({ event: 'began', ...testOf(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { file, name } = testOf(test);
    this.#durationsMs.set(file, (this.#durationsMs.get(file) ?? 0) + result.duration);
    const outcome = outcomeOf(test, result);
    if (outcome) write({ event: 'ended', file, name, outcome });
    if (result.status === 'interrupted') return;
    const repeated = outcome ? '' : '(will be repeated) ';
    for (const error of result.errors) printFailure({ file, name }, repeated + messageOf(error));
  }

  onError(error: TestError): void {
    const test = { file: '(no test)', name: 'error outside of a journey' };
    write({ event: 'ended', ...test, outcome: 'failed' });
    printFailure(test, messageOf(error));
  }

  onEnd(): void {
    for (const [file, milliseconds] of this.#durationsMs)
      write({ event: 'file', file, milliseconds: Math.round(milliseconds) });
  }
}
