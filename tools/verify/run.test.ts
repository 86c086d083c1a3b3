import { expect, it } from 'vitest';
import { summarise } from './record.ts';
import { toResult } from './run.ts';

const file = 'a.test.ts';

it('counts the tests of a record, and names those that failed, were unstable or did not end', () => {
  const summary = summarise([
    { event: 'began', file, name: 'one' },
    { event: 'ended', file, name: 'one', outcome: 'passed' },
    { event: 'began', file, name: 'two' },
    { event: 'ended', file, name: 'two', outcome: 'failed' },
    { event: 'began', file, name: 'three' },
    { event: 'began', file, name: 'three' },
    { event: 'ended', file, name: 'three', outcome: 'unstable' },
    { event: 'began', file, name: 'four' },
    { event: 'ended', file, name: 'five', outcome: 'skipped' },
    { event: 'file', file, milliseconds: 7 },
  ]);
  expect(summary).toEqual({
    passed: 2,
    failed: ['a.test.ts > two'],
    unstable: ['a.test.ts > three'],
    running: ['a.test.ts > four'],
    files: [{ file, milliseconds: 7 }],
  });
});

const none = summarise([]);
const one = { ...none, passed: 1 };

it.each([
  ['a step without tests', { hasTests: false, isSuccess: true, summary: none }, 1, []],
  ['tests that passed', { hasTests: true, isSuccess: true, summary: one }, 1, []],
  [
    'a filter that matches nothing',
    { hasTests: true, isSuccess: true, summary: none },
    0,
    ['x: no test ran'],
  ],
  ['a program that failed', { hasTests: false, isSuccess: false, summary: none }, 0, ['x: the step itself']],
  ['a runner that crashed', { hasTests: true, isSuccess: false, summary: one }, 1, ['x: the step itself']],
  [
    'a failed test, although the runner ended well',
    { hasTests: true, isSuccess: true, summary: { ...one, failed: ['a'] } },
    1,
    ['a'],
  ],
])('judges %s', (_what, { hasTests, isSuccess, summary }, passed, failed) => {
  const result = toResult({ name: 'x', hasTests }, { isSuccess, seconds: 1, summary });
  expect(result).toMatchObject({ passed, failed, isPassed: failed.length === 0 });
});
