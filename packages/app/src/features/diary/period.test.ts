import { addDays, daysOf, isInPeriod } from '@vitalane/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasNext,
  hasPrevious,
  type KnownDates,
  moved,
  needsOlder,
  periodFrom,
  withLength,
} from './period.ts';

const today = '2026-11-25';
const dates: KnownDates = { newest: today, oldest: '2026-05-01', hasOlder: true };
const shown = (
  query: string,
  over: Partial<KnownDates> = {},
  kind: 'bloodPressure' | 'height' = 'bloodPressure',
) => periodFrom(new URLSearchParams(query), { kind, today, dates: { ...dates, ...over } });

test('opens with the last 30 days, and with all entries for height', () => {
  expect(shown('')).toEqual({ length: '30', from: '2026-10-27', to: today });
  expect(shown('', {}, 'height')).toEqual({ length: 'all', from: '2026-05-01', to: today });
});

test('opens with the newest entries after a time without entries', () => {
  expect(shown('', { newest: '2026-03-10' })).toEqual({ length: '30', from: '2026-02-09', to: '2026-03-10' });
  expect(shown('', { newest: null, oldest: null, hasOlder: false })).toMatchObject({ to: today });
});

test.each(['period=12', 'period=30&until=2026-02-30', 'until=tomorrow', 'period=30&until=2031-01-01'])(
  'an address that names no period shows the usual one: %s',
  (query) => expect(shown(query)).toEqual(shown('')),
);

test('loads older entries until the period is covered', () => {
  expect(needsOlder(shown('period=30'), dates)).toBe(false);
  expect(needsOlder(shown('period=365'), dates)).toBe(true);
  expect(needsOlder(shown('period=all'), dates)).toBe(true);
  expect(needsOlder(shown('period=all'), { ...dates, hasOlder: false })).toBe(false);
});

test('a new length ends today and keeps the other parameters', () => {
  const next = withLength(new URLSearchParams('kind=weight&period=30&until=2026-01-01'), '90');
  expect(next.toString()).toBe('kind=weight&period=90');
});

const lengths = fc.constantFrom('7', '30', '90', '365');

test('moving back and forward returns to today, and no day is skipped or shown twice', () => {
  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 20 }), (length, count) => {
      let search = new URLSearchParams({ kind: 'sugar', period: length });
      let period = shown(search.toString());
      expect(hasNext(period, today)).toBe(false);
      for (let step = 0; step < count; step += 1) {
        search = moved(search, { period, steps: -1, today });
        const before = shown(search.toString());
        expect(addDays(before.to, 1)).toBe(period.from);
        expect(daysOf(before)).toBe(Number(length));
        expect(hasNext(before, today)).toBe(true);
        period = before;
      }
      for (let step = 0; step < count; step += 1) {
        search = moved(search, { period, steps: 1, today });
        period = shown(search.toString());
      }
      expect(period).toEqual(shown(`period=${length}`));
      expect(search.get('kind')).toBe('sugar');
      expect(isInPeriod(today, period)).toBe(true);
    }),
  );
});

test('has a previous period while older entries exist', () => {
  expect(hasPrevious(shown('period=30'), dates)).toBe(true);
  expect(hasPrevious(shown('period=30'), { ...dates, oldest: '2026-11-01', hasOlder: false })).toBe(false);
});
