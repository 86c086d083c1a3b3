import { describe, expect, it } from 'vitest';
import { ageGate, PARTS, type PartName, WITHHELD_WORDS, withheldFor } from '../index.ts';

const asOf = '2026-06-01';
const bornFor = (years: number) => `${2026 - years}-06-01`;
const names = Object.keys(PARTS) as readonly PartName[];

describe('ageGate', () => {
  it.each<[PartName, number, string]>([
    ['sign_up', 18, 'allow'],
    ['bp_band', 17, 'withhold'],
    ['screening', 17, 'withhold'],
    ['vaccination_adult', 17, 'withhold'],
    ['medicine_supply', 0, 'allow'],
    ['emergency_text', 0, 'allow'],
    ['low_sugar_alert', 0, 'withhold'],
    ['bp_crisis_alert', 1, 'allow'],
    ['sg_frs_score', 19, 'withhold'],
    ['sg_frs_score', 79, 'allow'],
    ['fib4_band', 34, 'withhold'],
    ['fib4_band', 35, 'allow'],
    ['weight_loss_goal', 80, 'withhold'],
    ['health_score', 80, 'withhold'],
    ['targets', 80, 'allow'],
    ['bmi_band', 110, 'allow'],
    ['bmi_band', 111, 'check_date'],
  ])('%s at %d: %s', (part, years, decision) => {
    expect(ageGate({ dateOfBirth: bornFor(years), asOf, part }).decision).toBe(decision);
  });

  it('counts completed years, and refuses a day that cannot be', () => {
    expect(ageGate({ dateOfBirth: '2008-06-02', asOf, part: 'sign_up' })).toEqual({
      ageYears: 17,
      decision: 'refuse',
    });
    for (const dateOfBirth of ['2026-06-02', '2025-02-30', '']) {
      expect(ageGate({ dateOfBirth, asOf, part: 'sign_up' }).decision).toBe('check_date');
    }
  });
});

describe('withheldFor', () => {
  const kept: readonly PartName[] = [
    'sign_up',
    'screening',
    'vaccination_adult',
    'low_sugar_alert',
    'bp_crisis_alert',
    'lab_alert',
    'medicine_supply',
    'emergency_text',
  ];

  it.each(names)('%s in pregnancy', (part) => {
    const reason = kept.includes(part) ? null : 'pregnancy';
    expect(withheldFor(part, { ageYears: 40, isPregnant: true })).toBe(reason);
  });

  it('withholds nothing for unknown data', () => {
    for (const part of names) expect(withheldFor(part, { ageYears: null, isPregnant: null })).toBeNull();
  });

  it('has the text of the rule', () => {
    expect(WITHHELD_WORDS.pregnancy).toBe(
      'These ranges do not apply in pregnancy. Your maternity team sets your goals.',
    );
    expect(WITHHELD_WORDS.under_18).toMatch(/^These ranges are for adults\. Ask your child.s doctor\.$/);
  });
});
