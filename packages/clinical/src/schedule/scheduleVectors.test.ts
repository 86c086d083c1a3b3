import { readFileSync } from 'node:fs';
import { daysFrom } from '@vitalane/time';
import { expect, it } from 'vitest';
import { dosesOnDay, type MedicineSchedule } from './schedule.ts';

interface Group {
  readonly doses: readonly (readonly [time: string | null, dose: number])[];
  /** Days of a month, by month. */
  readonly on: Readonly<Record<string, readonly number[]>>;
}
interface Vector {
  readonly id: string;
  readonly about: string;
  readonly schedule: MedicineSchedule;
  readonly start: string;
  readonly expected: readonly Group[];
}

const file = readFileSync(new URL('../../vectors/schedule-vectors.json', import.meta.url), 'utf8');
const { vectors }: { readonly vectors: readonly Vector[] } = JSON.parse(file);
const DAYS = 70;

/** Returns each day of a group with its doses. */
function daysOf({ doses, on }: Group) {
  return Object.entries(on).flatMap(([month, days]) =>
    days.map((day) => [`${month}-${String(day).padStart(2, '0')}`, doses] as const),
  );
}

it.each(vectors)('$id $about', ({ schedule, start, expected }) => {
  const found = daysFrom(start, DAYS)
    .map((date) => [date, dosesOnDay(schedule, date).map(({ time, dose }) => [time, dose])] as const)
    .filter(([, doses]) => doses.length > 0);
  expect(found).toEqual(expected.flatMap(daysOf).toSorted());
});

it('the examples are of every kind', () => {
  const kinds = new Set(vectors.map(({ schedule }) => schedule.repeat.kind));
  expect(kinds).toEqual(new Set(['days', 'weeks', 'cycle', 'months', 'hours', 'as_needed']));
});
