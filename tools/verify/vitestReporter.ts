// Reporter of `npm test` for Vitest: prints each failure when it happens, and records every test.
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { printFailure, write } from './record.ts';

const stackLineCount = 4;

function messageOf(error: SerializedError): string {
  const stack = (error.stacks ?? [])
    .slice(0, stackLineCount)
    .map(({ file, line }) => `at ${relative(process.cwd(), file)}:${line}`);
  return [error.message, error.diff, ...stack].filter(Boolean).join('\n');
}

const fileOf = (module: TestModule) => relative(process.cwd(), module.moduleId);
const testOf = ({ module, fullName, project }: TestCase) => ({
  file: fileOf(module),
  name: `${fullName} (${project.name})`,
});

/** Records the tests of a run and prints those that fail. */
export default class VitestReporter implements Reporter {
  onTestCaseReady(test: TestCase): void {
    write({ event: 'began', ...testOf(test) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'pending') return;
    const outcome = state === 'passed' && test.diagnostic()?.flaky ? 'unstable' : state;
    write({ event: 'ended', ...testOf(test), outcome });
    for (const error of errors ?? []) printFailure(testOf(test), messageOf(error));
  }

  /** A file that does not load, or a failed hook of it, counts as one failed test. */
  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module);
    const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
    const milliseconds = Math.round(duration + collectDuration + setupDuration + prepareDuration);
    write({ event: 'file', file, milliseconds });
    const suites = [...module.children.allSuites()];
    for (const [name, errors] of [
      ['(the file)', module.errors()] as const,
      ...suites.map((suite) => [suite.fullName, suite.errors()] as const),
    ])
      for (const error of errors) this.#fail({ file, name }, error);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) this.#fail({ file: '(no test)', name: 'unhandled error' }, error);
  }

  #fail(test: { file: string; name: string }, error: SerializedError): void {
    write({ event: 'ended', ...test, outcome: 'failed' });
    printFailure(test, messageOf(error));
  }
}
