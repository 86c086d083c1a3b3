import { describe, expect, it } from 'vitest';
import { DOSE_QUESTION_WORDS, type DoseToRecord, doseQuestion } from '../index.ts';

const asNeeded: DoseToRecord = {
  ingredients: ['paracetamol', 'codeine'],
  plannedGapHours: null,
  ownGapHours: null,
  hoursApart: null,
  amounts: [],
  dosesInDay: 1,
  mostPerDay: null,
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

  it('as needed is asked about within the time that the patient was told, or the longer one of its substance', () => {
    const told = { ...asNeeded, ingredients: ['tramadol'], ownGapHours: 6 };
    expect(doseQuestion({ ...told, hoursApart: 5.9 })).toBe('dose_soon');
    expect(doseQuestion({ ...told, hoursApart: 6 })).toBeNull();
    expect(doseQuestion({ ...asNeeded, ownGapHours: 3, hoursApart: 3.5 })).toBe('dose_soon');
  });

  it('as needed is asked about above the number of doses that the patient was told', () => {
    const most = { ...asNeeded, mostPerDay: 4, hoursApart: 6 };
    expect(doseQuestion({ ...most, dosesInDay: 4 })).toBeNull();
    expect(doseQuestion({ ...most, dosesInDay: 5 })).toBe('most_per_day');
    expect(doseQuestion({ ...most, dosesInDay: 5, plannedGapHours: 6 })).toBeNull();
    expect(DOSE_QUESTION_WORDS.most_per_day({ dosesInDay: 5, mostPerDay: 4 })).toBe(
      'This is dose 5 in 24 hours. Your list says at most 4. Do not take it, unless a doctor told you otherwise. Have you already taken it?',
    );
  });

  it('is asked about with what to do', () => {
    expect(DOSE_QUESTION_WORDS.dose_soon({ takenAt: '05:30', waitUntil: '11:30' })).toBe(
      'You took one at 05:30. Wait until 11:30 before you take the next, unless a doctor told you otherwise. Have you already taken it?',
    );
  });
});
