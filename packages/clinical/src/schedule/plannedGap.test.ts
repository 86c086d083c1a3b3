import { daysFrom } from '@vitalane/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schedules } from '../../test/schedules.ts';
import { plannedGapHours } from './plannedGap.ts';
import { dosesOnDay, type MedicineSchedule } from './schedule.ts';

const daily: MedicineSchedule = {
  repeat: { kind: 'days', every: 1 },
  times: [],
  perDay: 2,
  dose: 1,
  steps: [],
  from: '2026-01-01',
  until: null,
};
const onceA = (repeat: MedicineSchedule['repeat']): Partial<MedicineSchedule> => ({ perDay: 1, repeat });

describe('the planned time between doses', () => {
  it.each<[string, Partial<MedicineSchedule>, number | null]>([
    ['twice a day without times', {}, 12],
    ['at 08:00, 13:00 and 19:30', { times: ['08:00', '13:00', '19:30'], perDay: 3 }, 5],
    ['at 06:00 and 22:00', { times: ['06:00', '22:00'] }, 8],
    ['once a day', { perDay: 1 }, 24],
    ['every other day', onceA({ kind: 'days', every: 2 }), 48],
    ['every 30 days', onceA({ kind: 'days', every: 30 }), 720],
    ['every 180 days', onceA({ kind: 'days', every: 180 }), 4320],
    ['once a week', onceA({ kind: 'weeks', every: 1, weekdays: [1] }), 168],
    ['on Monday and Tuesday', onceA({ kind: 'weeks', every: 1, weekdays: [1, 2] }), 24],
    ['every 12 weeks, first in the 12th', onceA({ kind: 'weeks', every: 12, weekdays: [1] }), 2016],
    ['on day 15 of a month', onceA({ kind: 'months', every: 1, day: 15 }), 672],
    ['on day 31 of a month', onceA({ kind: 'months', every: 1, day: 31 }), 672],
    ['on day 30 of a month', onceA({ kind: 'months', every: 1, day: 30 }), 696],
    ['every three months', onceA({ kind: 'months', every: 3, day: 1 }), 2160],
    ['once a year', onceA({ kind: 'months', every: 12, day: 1 }), 8760],
    ['21 days on and 7 off', onceA({ kind: 'cycle', onDays: 21, offDays: 7 }), 24],
    ['on the first of 90 days', onceA({ kind: 'cycle', onDays: 1, offDays: 89 }), 2160],
    ['every 5 hours', onceA({ kind: 'hours', every: 5 }), 5],
    ['every 72 hours', { ...onceA({ kind: 'hours', every: 72 }), times: ['23:59'] }, 72],
    ['without doses', { perDay: 0 }, null],
    ['as needed', { repeat: { kind: 'as_needed', mostPerDay: null, gapHours: 6 } }, null],
    ['of a single dose', { perDay: 1, until: '2026-01-01' }, null],
    [
      'of a month that ends first',
      { ...onceA({ kind: 'months', every: 1, day: 2 }), until: '2026-02-01' },
      null,
    ],
  ])('%s', (_name, change, hours) => {
    expect(plannedGapHours({ ...daily, ...change })).toBe(hours);
  });

  it('is the shortest of four years', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const hours = plannedGapHours(schedule);
        expect(hours === null ? null : Math.round(hours * 60)).toBe(shortestMinutes(schedule, 4 * 365));
      }),
      { seed: 2026, numRuns: 100 },
    );
  });
});

/** Returns the shortest time between two doses of a number of days, looked for day by day. */
function shortestMinutes(schedule: MedicineSchedule, days: number): number | null {
  const minutes = daysFrom(schedule.from, days).flatMap((date, day) =>
    dosesOnDay(schedule, date).map(({ time }) => {
      const [hour = 0, minute = 0] = (time ?? '').split(':').map(Number);
      return (day * 24 + hour) * 60 + minute;
    }),
  );
  const gaps = minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0));
  return gaps.length > 0 ? Math.min(...gaps) : null;
}
