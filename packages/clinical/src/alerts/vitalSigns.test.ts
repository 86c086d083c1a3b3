import { describe, expect, it } from 'vitest';
import { entryLimits, usualVitalSign, VITAL_SIGNS, vitalSignAdvice, vitalSignBand } from '../index.ts';

const COPD = { hasCopd: true };
const PREGNANT = { isPregnant: true };
const AFTER_BIRTH = { isAfterBirth: true };
const CHILD = { ageYears: 9 };

describe('the advice on a vital sign', () => {
  it.each([
    ['pulse', 40, {}, 'same_day', 'very_low'],
    ['pulse', 41, {}, undefined, null],
    ['pulse', 120, {}, undefined, null],
    ['pulse', 121, {}, 'within_3_days', 'high'],
    ['pulse', 130, {}, 'within_3_days', 'high'],
    ['pulse', 131, {}, 'same_day', 'very_high'],
    ['pulse', 131, CHILD, undefined, null],
    ['oxygen', 95, {}, undefined, null],
    ['oxygen', 94, {}, 'same_day', 'very_low'],
    ['oxygen', 93, {}, 'same_day', 'very_low'],
    ['oxygen', 92, {}, 'emergency', 'very_low'],
    ['oxygen', 92, CHILD, 'emergency', 'very_low'],
    ['oxygen', 95, COPD, undefined, null],
    ['oxygen', 94, COPD, 'next_visit', 'low'],
    ['oxygen', 88, COPD, 'next_visit', 'low'],
    ['oxygen', 87, COPD, 'same_day', 'very_low'],
    ['oxygen', 84, COPD, 'same_day', 'very_low'],
    ['oxygen', 83, COPD, 'emergency', 'very_low'],
    ['temperature', 34.9, {}, 'emergency', 'very_low'],
    ['temperature', 35, {}, undefined, null],
    ['temperature', 37.9, {}, undefined, null],
    ['temperature', 38, {}, 'within_3_days', 'high'],
    ['temperature', 39, {}, 'within_3_days', 'high'],
    ['temperature', 39.1, {}, 'same_day', 'very_high'],
    ['temperature', 41, {}, 'emergency', 'very_high'],
    ['temperature', 34.9, PREGNANT, 'emergency', 'very_low'],
    ['temperature', 38, PREGNANT, 'same_day', 'very_high'],
    ['temperature', 38, AFTER_BIRTH, 'same_day', 'very_high'],
    ['temperature', 41, PREGNANT, 'emergency', 'very_high'],
  ] as const)('%s %s %o: %s, %s', (sign, value, person, grade, band) => {
    expect(vitalSignAdvice(sign, value, person)?.grade).toBe(grade);
    expect(vitalSignBand(sign, value, person)).toBe(band);
  });

  it('names the maternity team with a fever in pregnancy', () => {
    expect(vitalSignAdvice('temperature', 38.4, PREGNANT)?.action).toMatch(/^Rest.*maternity team today/);
    expect(vitalSignAdvice('temperature', 38.4)?.action).not.toContain('maternity');
  });

  it.each(VITAL_SIGNS)('is not given on the %s of a baby', (sign) => {
    const { min, max } = entryLimits(sign);
    for (const value of [min, max]) expect(vitalSignAdvice(sign, value, { ageYears: 0 })).toBeNull();
    expect(usualVitalSign(sign, { ageYears: 0 })).toEqual({ low: null, high: null });
  });

  it('names the emergency number wherever a doctor must see the person today', () => {
    const people = [{}, COPD, PREGNANT];
    const all = VITAL_SIGNS.flatMap((sign) => {
      const { min, max } = entryLimits(sign);
      const values = Array.from({ length: (max - min) * 10 + 1 }, (_, index) => min + index / 10);
      return values.flatMap((value) => people.map((person) => vitalSignAdvice(sign, value, person)));
    });
    const urgent = all.filter((advice) => advice?.grade === 'emergency' || advice?.grade === 'same_day');
    expect(urgent.length).toBeGreaterThan(100);
    expect(urgent.filter((advice) => !advice?.action.includes('call 995'))).toEqual([]);
  });
});

describe('the usual range of a vital sign', () => {
  it('is that of its row', () => {
    expect(usualVitalSign('pulse')).toEqual({ low: 60, high: 100 });
    expect(usualVitalSign('oxygen')).toEqual({ low: 95, high: null });
    expect(usualVitalSign('temperature')).toEqual({ low: 36.1, high: 37.9 });
  });

  it('is open where another one holds', () => {
    expect(usualVitalSign('pulse', CHILD)).toEqual({ low: null, high: null });
    expect(usualVitalSign('oxygen', COPD)).toEqual({ low: null, high: null });
    expect(usualVitalSign('temperature', CHILD)).toEqual({ low: 36.1, high: 37.9 });
  });

  it.each(VITAL_SIGNS)('holds no %s that calls for something', (sign) => {
    const { low, high } = usualVitalSign(sign);
    for (const end of [low, high]) if (end !== null) expect(vitalSignAdvice(sign, end)).toBeNull();
  });
});
