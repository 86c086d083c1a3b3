import { describe, expect, it } from 'vitest';
import { DOSE_QUESTION_WORDS, type DoseToRecord, doseQuestion, plannedGapHours } from '../index.ts';
import type { MedicineSchedule } from '../schedule/schedule.ts';

const asNeeded: DoseToRecord = {
  ingredients: ['paracetamol', 'codeine'],
  plannedGapHours: null,
  hoursApart: null,
  amounts: [],
};
const daily: MedicineSchedule = {
  repeat: { kind: 'days', every: 1 },
  times: [],
  perDay: 2,
  dose: 1,
  steps: [],
  from: '2026-01-01',
  until: null,
};

describe('a dose', () => {
  it('is not asked about without an earlier one', () => {
    expect(doseQuestion(asNeeded)).toBeNull();
    expect(doseQuestion({ ...asNeeded, plannedGapHours: 12 })).toBeNull();
  });

  it('is asked about when any of its ingredients was taken a short time ago', () => {
    expect(doseQuestion({ ...asNeeded, hoursApart: 2 })).toBe('dose_soon');
  });

  it('above the daily limit is asked about first, except where a plan says how much to take', () => {
    const tooMuch = { ...asNeeded, hoursApart: 2, amounts: [{ ingredient: 'paracetamol', mg: 4500 }] };
    expect(doseQuestion(tooMuch)).toBe('daily_maximum');
    expect(doseQuestion({ ...tooMuch, plannedGapHours: 6, hoursApart: 6 })).toBeNull();
  });

  it('is asked about with what to do', () => {
    expect(DOSE_QUESTION_WORDS.dose_soon({ takenAt: '05:30', waitUntil: '11:30' })).toBe(
      'You took one at 05:30. Wait until 11:30 before you take the next, unless a doctor told you otherwise. Have you already taken it?',
    );
  });
});

describe('the planned time between doses', () => {
  it.each<[string, Partial<MedicineSchedule>, number | null]>([
    ['twice a day without times', {}, 12],
    ['at 08:00, 13:00 and 19:30', { times: ['08:00', '13:00', '19:30'], perDay: 3 }, 5],
    ['at 06:00 and 22:00', { times: ['06:00', '22:00'] }, 8],
    ['once a day', { perDay: 1 }, 24],
    ['every other day', { perDay: 1, repeat: { kind: 'days', every: 2 } }, 48],
    ['once a week', { perDay: 1, repeat: { kind: 'weeks', every: 1, weekdays: [1] } }, 168],
    ['on Monday and Tuesday', { perDay: 1, repeat: { kind: 'weeks', every: 1, weekdays: [1, 2] } }, 24],
    ['once a month', { perDay: 1, repeat: { kind: 'days', every: 30 } }, 720],
    ['without doses', { perDay: 0 }, null],
    ['as needed', { repeat: { kind: 'as_needed', mostPerDay: null } }, null],
  ])('%s', (_name, change, hours) => {
    expect(plannedGapHours({ ...daily, ...change })).toBe(hours);
  });
});
