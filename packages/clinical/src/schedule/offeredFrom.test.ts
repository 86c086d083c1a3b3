import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeableHoursBefore } from './offeredFrom.ts';

it.each<[string, number | null, number]>([
  ['without a plan', null, 2],
  ['once a month', 672, 2],
  ['once a day', 24, 2],
  ['every 8 hours, where both are equal', 8, 2],
  ['every 6 hours', 6, 1.5],
  ['every hour', 1, 0.25],
])('a dose %s is offered before its time', (_name, gapHours, hours) => {
  expect(takeableHoursBefore(gapHours)).toBe(hours);
});

it('a dose is never offered in the first three quarters of the time since the one before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8784 }), (gapHours) => {
      expect(gapHours - takeableHoursBefore(gapHours)).toBeGreaterThanOrEqual(gapHours * 0.75);
    }),
    { seed: 2026 },
  );
});
