import { addDays, addMonths, daysFrom, weekdayOf } from '@vitalane/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDays, schedules } from '../../test/schedules.ts';
import { FREQUENCIES, proposedTimes } from './frequencies.ts';
import { dosesOnDay, isDoseDay, type MedicineSchedule } from './schedule.ts';
import { scheduleSupply, unitsIn } from './supply.ts';

const base: MedicineSchedule = {
  repeat: { kind: 'days', every: 1 },
  times: ['08:00'],
  perDay: 1,
  dose: 1,
  steps: [],
  from: '2026-01-01',
  until: null,
};
const datesOf = (schedule: MedicineSchedule, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(schedule.from, index)).filter((date) =>
    isDoseDay(schedule, date),
  );
const timesOn = (schedule: MedicineSchedule, date: string) =>
  dosesOnDay(schedule, date).map(({ time }) => time);

describe('the days of a schedule', () => {
  it('every other day is not every day', () => {
    const schedule = { ...base, repeat: { kind: 'days', every: 2 } } as const;
    expect(datesOf(schedule, 6)).toEqual(['2026-01-01', '2026-01-03', '2026-01-05']);
  });

  it('every second week on Monday and Friday', () => {
    const schedule = { ...base, repeat: { kind: 'weeks', every: 2, weekdays: [1, 5] } } as const;
    expect(datesOf(schedule, 21)).toEqual(['2026-01-02', '2026-01-12', '2026-01-16']);
  });

  it('21 days on and 7 off', () => {
    const schedule = { ...base, repeat: { kind: 'cycle', onDays: 21, offDays: 7 } } as const;
    expect(datesOf(schedule, 56)).toHaveLength(42);
    expect(isDoseDay(schedule, '2026-01-21')).toBe(true);
    expect(isDoseDay(schedule, '2026-01-22')).toBe(false);
    expect(isDoseDay(schedule, '2026-01-29')).toBe(true);
  });

  it('day 31 of each month, the last day of a shorter one', () => {
    const schedule = { ...base, repeat: { kind: 'months', every: 1, day: 31 } } as const;
    expect(datesOf(schedule, 120)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('every third month, counted from the month of the first day', () => {
    const repeat = { kind: 'months', every: 3, day: 5 } as const;
    const schedule = { ...base, repeat, from: '2026-01-10' };
    expect(datesOf(schedule, 200)).toEqual(['2026-04-05', '2026-07-05']);
  });

  it('from and until, and nothing for a medicine taken when needed', () => {
    const schedule = { ...base, until: '2026-01-03' };
    expect(datesOf(schedule, 9)).toEqual(['2026-01-01', '2026-01-02', '2026-01-03']);
    expect(isDoseDay(base, '2025-12-31')).toBe(false);
    const asNeeded = { kind: 'as_needed', mostPerDay: 4, gapHours: 6 } as const;
    expect(dosesOnDay({ ...base, repeat: asNeeded }, '2026-01-01')).toEqual([]);
  });
});

describe('the times of a schedule', () => {
  it('every 8 hours since the first time', () => {
    const schedule = { ...base, repeat: { kind: 'hours', every: 8 }, times: ['06:00'] } as const;
    expect(timesOn(schedule, '2026-01-01')).toEqual(['06:00', '14:00', '22:00']);
    expect(timesOn(schedule, '2026-03-01')).toEqual(['06:00', '14:00', '22:00']);
  });

  it('every 36 hours', () => {
    const schedule = { ...base, repeat: { kind: 'hours', every: 36 }, times: ['20:00'] } as const;
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];
    expect(days.map((date) => timesOn(schedule, date))).toEqual([['20:00'], [], ['08:00'], ['20:00']]);
  });

  it('are proposed from the number of doses', () => {
    expect(proposedTimes('Three times daily')).toEqual(['08:00', '14:00', '20:00']);
    expect(proposedTimes('Every 8 hours')).toEqual(['06:00', '14:00', '22:00']);
    expect(proposedTimes('Only when needed')).toEqual([]);
    for (const [name, { perDay }] of Object.entries(FREQUENCIES)) {
      expect(proposedTimes(name)).toHaveLength(perDay ?? 0);
    }
  });

  it('have the dose of the current step of a tapering course', () => {
    const schedule = {
      ...base,
      dose: 4,
      steps: [
        { from: '2026-01-04', dose: 2 },
        { from: '2026-01-07', dose: 1 },
      ],
    };
    const doses = ['2026-01-03', '2026-01-04', '2026-01-09'].map(
      (date) => dosesOnDay(schedule, date)[0]?.dose,
    );
    expect(doses).toEqual([4, 2, 1]);
    expect(unitsIn(schedule, { from: '2026-01-01', days: 9 })).toBe(4 * 3 + 2 * 3 + 1 * 3);
  });
});

describe('the supply of a schedule', () => {
  it('eight tablets once a week last eight weeks', () => {
    const schedule = { ...base, repeat: { kind: 'weeks', every: 1, weekdays: [4] } } as const;
    expect(scheduleSupply(schedule, { remaining: 8, asOf: '2026-01-01' })).toMatchObject({
      daysRemaining: 56,
      runsOutOn: '2026-02-26',
    });
  });

  it('eight tablets once a month last eight months', () => {
    const schedule = { ...base, repeat: { kind: 'months', every: 1, day: 31 } } as const;
    expect(scheduleSupply(schedule, { remaining: 8, asOf: '2026-01-31' })).toMatchObject({
      daysRemaining: 242,
      runsOutOn: '2026-09-30',
    });
    expect(unitsIn(schedule, { from: '2026-01-31', days: 243 })).toBe(9);
  });

  it('an unknown stock stays unknown and is not none', () => {
    expect(scheduleSupply(base, { remaining: null, asOf: '2026-01-01' })).toBeNull();
    expect(scheduleSupply(base, { remaining: 0, asOf: '2026-01-01' })).toMatchObject({ advice: 'out' });
  });

  it('a course that ends before the stock does not run out', () => {
    const course = { ...base, until: '2026-01-07' };
    expect(scheduleSupply(course, { remaining: 7, asOf: '2026-01-01' })).toBeNull();
    expect(scheduleSupply(course, { remaining: 6, asOf: '2026-01-01' })).toMatchObject({
      runsOutOn: '2026-01-07',
    });
  });
});

const RUNS = { seed: 2026, numRuns: 500 };

describe('every schedule', () => {
  it('has its doses in chronological order, within its days', () => {
    fc.assert(
      fc.property(schedules, civilDays, (schedule, date) => {
        const times = timesOn(schedule, date);
        expect(times).toEqual(times.toSorted());
        expect(new Set(times).size).toBe(times.length);
        if (date < schedule.from || (schedule.until !== null && date > schedule.until))
          expect(times).toEqual([]);
      }),
      RUNS,
    );
  });

  it('lasts exactly as long as its doses', () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 60 }), civilDays, (schedule, remaining, asOf) => {
        const supply = scheduleSupply(schedule, { remaining, asOf });
        if (!supply) return;
        const { daysRemaining: days } = supply;
        expect(unitsIn(schedule, { from: asOf, days })).toBeLessThanOrEqual(remaining);
        expect(unitsIn(schedule, { from: asOf, days: days + 1 })).toBeGreaterThan(remaining);
        expect(supply.runsOutOn).toBe(addDays(asOf, days));
      }),
      RUNS,
    );
  });

  it('on weekdays has doses on these weekdays only', () => {
    fc.assert(
      fc.property(schedules, civilDays, (schedule, date) => {
        if (schedule.repeat.kind !== 'weeks' || !isDoseDay(schedule, date)) return;
        expect(schedule.repeat.weekdays).toContain(weekdayOf(date));
      }),
      RUNS,
    );
  });

  it('of months has one day in each counted month and none in others', () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 40 }), (schedule, months) => {
        const { repeat, from } = schedule;
        if (repeat.kind !== 'months') return;
        const first = addMonths(`${from.slice(0, 8)}01`, months);
        const month = daysFrom(first, 31).filter((date) => date.slice(0, 7) === first.slice(0, 7));
        const doseDays = month.filter((date) =>
          isDoseDay({ ...schedule, from: `${from.slice(0, 8)}01`, until: null }, date),
        );
        const day = month[Math.min(repeat.day, month.length) - 1];
        expect(doseDays).toEqual(months % repeat.every === 0 ? [day] : []);
      }),
      RUNS,
    );
  });

  it('of hours keeps its interval across days', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        if (schedule.repeat.kind !== 'hours') return;
        const minutes = Array.from({ length: 10 }, (_, index) => index).flatMap((index) =>
          timesOn({ ...schedule, until: null }, addDays(schedule.from, index)).map(
            (text) => index * 1440 + Number(text?.slice(0, 2)) * 60 + Number(text?.slice(3)),
          ),
        );
        const gaps = minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0));
        expect(
          gaps.every((gap) => gap === (schedule.repeat.kind === 'hours' ? schedule.repeat.every * 60 : 0)),
        ).toBe(true);
      }),
      RUNS,
    );
  });
});
