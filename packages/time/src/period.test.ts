import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysOf, formatPeriod, isInPeriod, movePeriod, periodUpTo } from './index.ts';

test('a period of days includes both ends', () => {
  expect(periodUpTo('2026-03-01', 30)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(periodUpTo('2026-03-01', 1)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
});

test.each([
  ['2026-11-25', '2026-11-25', '25 November 2026'],
  ['2026-11-19', '2026-11-25', '19 to 25 November 2026'],
  ['2026-10-27', '2026-11-25', '27 October to 25 November 2026'],
  ['2025-11-26', '2026-11-25', '26 November 2025 to 25 November 2026'],
])('%s to %s reads “%s”', (from, to, text) => {
  expect(formatPeriod({ from, to })).toBe(text);
});

const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));

test('adjacent periods neither overlap nor skip a day', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 400 }), (to, days) => {
      const period = periodUpTo(to, days);
      const previous = movePeriod(period, -1);
      expect(daysOf(period)).toBe(days);
      expect(addDays(previous.to, 1)).toBe(period.from);
      expect(movePeriod(previous, 1)).toEqual(period);
      expect(isInPeriod(previous.to, period)).toBe(false);
      expect(isInPeriod(period.from, period) && isInPeriod(period.to, period)).toBe(true);
    }),
  );
});
