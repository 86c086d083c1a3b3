import { describe, expect, it } from 'vitest';
import { checkOwnTarget, ownTargetOffer, type TargetMeasure, type TargetSetter } from '../index.ts';

const PERSON: TargetSetter = {
  usualGoal: null,
  hasDoctorGoal: false,
  diabetes: false,
  lowSugarRiskMedicine: false,
  frail: false,
  ageYears: 40,
  pregnant: false,
  heightCm: 170,
  weightKg: 80,
};

function reason(
  measure: TargetMeasure,
  wanted: number,
  person: Partial<TargetSetter> = {},
  setBy: 'patient' | 'doctor' = 'patient',
) {
  return checkOwnTarget({ measure, wanted, setBy }, { ...PERSON, ...person }).reason;
}

describe('checkOwnTarget', () => {
  it('allows a patient’s goal from 120/70 up to the usual goal', () => {
    const usual = { usualGoal: 140 };
    expect(reason('sbp', 120, usual)).toBe('ok');
    expect(reason('sbp', 140, usual)).toBe('ok');
    expect(reason('sbp', 119, usual)).toBe('doctor_only');
    expect(reason('sbp', 141, usual)).toBe('doctor_only');
    expect(reason('sbp', 130)).toBe('doctor_only');
    expect(reason('dbp', 70, { usualGoal: 90 })).toBe('ok');
    expect(reason('dbp', 69, { usualGoal: 90 })).toBe('doctor_only');
  });

  it('refuses unsafe goals of doctors, too', () => {
    expect(reason('sbp', 109, { usualGoal: 140 }, 'doctor')).toBe('refused');
    expect(reason('sbp', 110, { usualGoal: 140 }, 'doctor')).toBe('ok');
    expect(reason('hba1c', 15, { diabetes: true })).toBe('doctor_only');
    expect(reason('hba1c', 21, {}, 'doctor')).toBe('refused');
  });

  it('allows an HbA1c of 6.5 to 7.0 where it cannot harm', () => {
    const may = { diabetes: true };
    expect(reason('hba1c', 6.5, may)).toBe('ok');
    expect(reason('hba1c', 7, may)).toBe('ok');
    expect(reason('hba1c', 7.1, may)).toBe('doctor_only');
    expect(reason('hba1c', 6.5, { ...may, lowSugarRiskMedicine: null })).toBe('doctor_only');
    expect(reason('hba1c', 6.5, { ...may, frail: true })).toBe('doctor_only');
    expect(reason('hba1c', 6.5, { ...may, ageYears: 80 })).toBe('ok');
    expect(reason('hba1c', 6.5, { ...may, ageYears: 81 })).toBe('doctor_only');
    expect(reason('hba1c', 6.5)).toBe('doctor_only');
  });

  it('limits weight to BMI 18.5 up to the higher of 22.9 and today', () => {
    expect(reason('weight', 53.5)).toBe('ok');
    expect(reason('weight', 53.4)).toBe('doctor_only');
    expect(reason('weight', 80)).toBe('ok');
    expect(reason('weight', 80.1)).toBe('doctor_only');
    expect(reason('weight', 66.2, { weightKg: 60 })).toBe('ok');
    expect(reason('weight', 79.9, { frail: true })).toBe('doctor_only');
    expect(reason('weight', 79.9, { ageYears: 80 })).toBe('doctor_only');
    expect(reason('weight', 80, { ageYears: 80 })).toBe('ok');
  });

  it('limits LDL, waist and activity to their ranges, and reserves glucose for doctors', () => {
    expect(reason('ldl', 1.4, { usualGoal: 2.6 })).toBe('ok');
    expect(reason('ldl', 1.3, { usualGoal: 2.6 })).toBe('doctor_only');
    expect(reason('ldl', 1.4)).toBe('doctor_only');
    expect(reason('waist', 60, { usualGoal: 80 })).toBe('ok');
    expect(reason('waist', 59, { usualGoal: 80 })).toBe('doctor_only');
    expect(reason('activity', 30)).toBe('ok');
    expect(reason('activity', 601)).toBe('doctor_only');
    expect(reason('glucose_range', 7)).toBe('doctor_only');
  });

  it('leaves goals to the doctor in pregnancy, under 18, and where the doctor set one', () => {
    expect(reason('activity', 60, { pregnant: true })).toBe('doctor_only');
    expect(reason('activity', 60, { ageYears: 17 })).toBe('doctor_only');
    expect(reason('activity', 60, { hasDoctorGoal: true })).toBe('doctor_set_exists');
    expect(reason('activity', 60, { hasDoctorGoal: true }, 'doctor')).toBe('ok');
  });
});

describe('ownTargetOffer', () => {
  it('offers a range with accepted limits, or states that a doctor sets the goal', () => {
    const measures: readonly TargetMeasure[] = ['sbp', 'dbp', 'ldl', 'nonhdl', 'hba1c', 'weight', 'waist'];
    const people: readonly Partial<TargetSetter>[] = [
      {},
      { usualGoal: 130 },
      { usualGoal: 1 },
      { diabetes: true },
      { diabetes: true, lowSugarRiskMedicine: true },
      { pregnant: true, usualGoal: 130 },
      { hasDoctorGoal: true, usualGoal: 130 },
      { ageYears: 85, frail: true },
    ];
    for (const measure of measures)
      for (const person of people) {
        const { range, refusal } = ownTargetOffer(measure, { ...PERSON, ...person });
        if (range) {
          expect(reason(measure, range.min, person)).toBe('ok');
          expect(reason(measure, range.max, person)).toBe('ok');
        } else expect(refusal).toMatch(/Only your doctor can (set this goal|change it)\.$/);
      }
    expect(ownTargetOffer('hba1c', { ...PERSON, diabetes: true }).range).toEqual({ min: 6.5, max: 7 });
    expect(ownTargetOffer('hba1c', PERSON).refusal).toBe('Only your doctor can set this goal.');
  });
});
