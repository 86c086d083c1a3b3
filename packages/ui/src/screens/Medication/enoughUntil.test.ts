import { expect, test } from 'vitest';
import { enoughUntil } from './enoughUntil.ts';

test.each([
  ['2026-10-04', '2026-09-01', '3 October'],
  ['2026-01-01', '2025-12-20', '31 December'],
  ['2026-01-02', '2025-12-20', '1 January 2026'],
  ['2026-01-01', '2026-01-01', null],
  [null, '2026-01-01', null],
])('a stock that runs out on %s, seen on %s, lasts until %s', (runsOutOn, today, until) => {
  expect(enoughUntil(runsOutOn, today)).toBe(until);
});
