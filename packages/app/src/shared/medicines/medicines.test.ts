import type { Dose } from '@vitalane/contract';
import { examples } from '@vitalane/contract/examples';
import { toCivil as civilNow } from '@vitalane/time';
import { describe, expect, it } from 'vitest';
import { doseQuestionOf, intakeToast, toDoseEntries } from './medicines.ts';

const refusal = (code: string, message: string) => ({ code, message, requestId: 'request-1' });

describe('a dose that was not recorded', () => {
  it.each([
    [refusal('bad_request', 'The request could not be read.'), 'warning', 'The request could not be read.'],
    [refusal('already_taken_today', ''), 'warning', 'Medication has been added today.'],
    [refusal('not_found', ''), 'warning', 'Medication has been added today.'],
    [refusal('not_found', 'There is no such thing.'), 'warning', 'There is no such thing.'],
    [refusal('internal', ''), 'error', 'Something Went Wrong'],
    [new TypeError('Failed to fetch'), 'error', 'Network error. Please try again.'],
  ])('%o is a %s that says "%s"', (error, type, message) => {
    expect(intakeToast(error)).toEqual({ type, message });
  });
});

describe('a dose that the server asks about', () => {
  it.each(['dose_soon', 'daily_maximum'])('%s is a question, not a problem of a field', (code) => {
    const fields = [{ name: 'isConfirmed', message: 'You took one at 05:30.' }];
    expect(doseQuestionOf({ ...refusal(code, 'Too soon.'), fields })).toBe('You took one at 05:30.');
  });

  it('is none for another refusal', () => {
    expect(doseQuestionOf(refusal('already_taken_today', 'Taken.'))).toBeNull();
  });
});

describe('the doses of today', () => {
  const dose: Dose = {
    ...examples.Dose,
    time: null,
    dueAt: null,
    status: 'open',
    snoozedUntil: '2026-01-01T09:20:00.000Z',
  };

  it('are distinct even without a time, and show a later reminder in local time', () => {
    const entries = toDoseEntries(
      [
        { ...dose, number: 1 },
        { ...dose, number: 2 },
      ],
      {
        timeZone: 'Asia/Singapore',
        reminded: new Set([dose.medicationUuid]),
      },
    );
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
    expect(entries[0]).toMatchObject({ snoozedUntil: '17:20', isReminded: true });
  });

  it('are those of the day in the patient’s time zone', () => {
    expect(civilNow('2026-01-01T16:30:00.000Z', 'Asia/Singapore')).toEqual({
      date: '2026-01-02',
      time: '00:30',
    });
  });
});
