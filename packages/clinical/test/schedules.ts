import { addDays } from '@vitalane/time';
import fc from 'fast-check';
import type { MedicineSchedule, Repeat } from '../src/schedule/schedule.ts';

/** Days of some years, leap years among them. */
export const civilDays = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days));

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const every = fc.integer({ min: 1, max: 10 });
const repeats: fc.Arbitrary<Repeat> = fc.oneof(
  fc.record({ kind: fc.constant('days' as const), every }),
  fc.record({
    kind: fc.constant('weeks' as const),
    every: fc.integer({ min: 1, max: 4 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  }),
  fc.record({ kind: fc.constant('cycle' as const), onDays: every, offDays: every }),
  fc.record({
    kind: fc.constant('months' as const),
    every: fc.constantFrom(1, 2, 3, 4, 6, 12),
    day: fc.integer({ min: 1, max: 31 }),
  }),
  fc.record({ kind: fc.constant('hours' as const), every: fc.integer({ min: 1, max: 72 }) }),
  fc.record({
    kind: fc.constant('as_needed' as const),
    mostPerDay: fc.option(every),
    gapHours: fc.option(every),
  }),
);

/** Schedules of every kind, with times. */
export const schedules: fc.Arbitrary<MedicineSchedule> = fc.record({
  repeat: repeats,
  times: fc.uniqueArray(time, { minLength: 1, maxLength: 6 }).map((times) => times.toSorted()),
  perDay: fc.constant(1),
  dose: fc.constantFrom(0.5, 1, 2),
  steps: fc.constant([]),
  from: civilDays,
  until: fc.option(civilDays),
});
