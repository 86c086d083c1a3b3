import { addDays, periodUpTo } from '@vitalane/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReadingEntry } from '../../shared/readings/entry.types.ts';
import { pressure, sugar } from '../measures/measure.fixtures.ts';
import type { Measure } from '../measures/measure.types.ts';
import { readingSummary } from '../measures/readingSummary.ts';
import { groupEntries } from './groupEntries.ts';

const to = '2026-11-25';

const entryOf = (daysAgo: number, value = 6): ReadingEntry => ({
  uuid: String(daysAgo),
  values: { value },
  text: String(value),
  date: addDays(to, -daysAgo),
  time: '08:00',
  measuredAt: `${addDays(to, -daysAgo)}T00:00:00Z`,
});

test.each([
  [30, '23 to 29 November 2026'],
  [92, '23 to 29 November 2026'],
  [365, 'November 2026'],
  [3650, '2026'],
])('groups a list of %i days under titles such as “%s”', (days, title) => {
  expect(groupEntries([entryOf(0)], periodUpTo(to, days)).map((group) => group.title)).toEqual([title]);
});

test('groups contain every entry once, in input order, with unique titles', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 80 }),
      fc.constantFrom(7, 90, 365, 3650),
      (ages, days) => {
        const entries = ages.toSorted((a, b) => a - b).map((age) => entryOf(age));
        const groups = groupEntries(entries, periodUpTo(to, days));
        expect(groups.flatMap((group) => group.entries)).toEqual(entries);
        const titles = groups.map(({ title }) => title);
        expect(new Set(titles).size).toBe(titles.length);
      },
    ),
  );
});

test('a group is summarised by its number and its average or sum', () => {
  expect(readingSummary(sugar, [entryOf(0, 6), entryOf(1, 7.2)])).toBe('2 entries, average 6.6 mmol/L');
  const minutes: Measure = { ...sugar, unit: 'min', decimals: 0, method: 'total' };
  expect(readingSummary(minutes, [entryOf(0, 30), entryOf(1, 25)])).toBe('2 entries, total 55 min');
  const [first, second] = [
    { systolic: 130, diastolic: 80 },
    { systolic: 133, diastolic: 81 },
  ].map((values) => ({ ...entryOf(0), values }));
  if (!first || !second) throw new Error('There is no sample');
  expect(readingSummary(pressure, [first, second])).toBe('2 entries, average 132/81 mmHg');
  expect(readingSummary(pressure, [first])).toBe('1 entry, average 130/80 mmHg');
});
