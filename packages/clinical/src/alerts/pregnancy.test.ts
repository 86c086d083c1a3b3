import { describe, expect, it } from 'vitest';
import {
  askedSymptoms,
  bpCrisisFrom,
  bpReadingAdvice,
  isForMaternityTeam,
  sugarAlertGrade,
} from '../index.ts';

const bp = (sbpMmHg: number, dbpMmHg: number) => ({ sbpMmHg, dbpMmHg });
const pregnant = { isPregnant: true };
const afterBirth = { isPregnant: false, isAfterBirth: true };

describe('a blood pressure in pregnancy and in the 42 days after a birth', () => {
  it.each([
    [
      162,
      104,
      'emergency',
      'Your blood pressure is dangerously high in pregnancy.',
      'Your blood pressure is dangerously high after a birth.',
    ],
    [144, 92, 'same_day', 'This is high in pregnancy.', 'This is high after a birth.'],
    [137, 84, 'next_visit', 'This is a little high in pregnancy.', 'This is a little high after a birth.'],
  ] as const)('%i/%i is %s', (sbp, dbp, grade, inPregnancy, later) => {
    const during = bpReadingAdvice(bp(sbp, dbp), pregnant);
    const after = bpReadingAdvice(bp(sbp, dbp), afterBirth);
    expect(during).toMatchObject({ grade, reason: inPregnancy });
    expect(after).toEqual({ grade, reason: later, action: during?.action });
  });

  it.each([pregnant, afterBirth])('is low below 90 or 60, and is not called high: %j', (person) => {
    expect(bpReadingAdvice(bp(86, 54), person)).toMatchObject({
      grade: 'next_visit',
      reason: 'Your blood pressure is low.',
    });
    expect(isForMaternityTeam(bp(86, 54), person)).toBe(false);
    expect(isForMaternityTeam(bp(137, 58), person)).toBe(true);
  });

  it('is a crisis from 140/90', () => {
    expect(bpCrisisFrom(afterBirth)).toEqual(bp(140, 90));
  });

  it('asks for the signs that matter then', () => {
    for (const sign of ['bad_headache', 'vision_change', 'upper_belly_pain', 'sudden_swelling', 'bleeding']) {
      expect(askedSymptoms('blood_pressure', true)).toContain(sign);
    }
    expect(askedSymptoms('blood_pressure', true)).toContain('chest_pain');
    expect(askedSymptoms('blood_pressure', false)).not.toContain('upper_belly_pain');
  });

  it('applies the usual blood sugar limits after a birth', () => {
    expect(sugarAlertGrade({ ...pregnant, hasDiabetes: true, glucoseMmolL: 10 })).toBe('same_day');
    expect(sugarAlertGrade({ ...afterBirth, hasDiabetes: true, glucoseMmolL: 10 })).toBe('none');
  });
});
