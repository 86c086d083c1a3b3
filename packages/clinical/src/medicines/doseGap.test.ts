import { describe, expect, it } from 'vitest';
import { DOSE_QUESTION_WORDS, type DoseToRecord, doseQuestion } from '../index.ts';

const asNeeded: DoseToRecord = {
  ingredients: ['paracetamol', 'codeine'],
  plannedGapHours: null,
  hoursApart: null,
  amounts: [],
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
