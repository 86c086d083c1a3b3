import { expect, it } from 'vitest';
import { countTests } from './run.ts';

it.each([
  [
    'Vitest',
    ' Test Files  9 failed | 237 passed (246)\n      Tests  24 failed | 6016 passed (6040)\n',
    false,
    6016,
    24,
  ],
  ['Vitest without failures', ' Test Files  4 passed (4)\n      Tests  95 passed (95)\n', true, 95, 0],
  [
    'Vitest in colour',
    '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m7 passed\u001b[39m (7)\n',
    true,
    7,
    0,
  ],
  ['Playwright', '  2 failed\n    [a.spec.ts] › one\n  68 passed (5.2m)\n', false, 68, 2],
  ['Playwright without failures', '  70 passed (5.2m)\n', true, 70, 0],
  ['a step without tests', 'Checked 689 files.\n', true, 1, 0],
  ['a step without tests that failed', 'Found 2 errors.\n', false, 0, 1],
])('reads the counts of %s', (_runner, output, isPassed, passed, failed) => {
  expect(countTests(output, isPassed)).toEqual({ passed, failed });
});
