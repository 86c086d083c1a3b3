import { describe, expect, it } from 'vitest';
import { checkCustomTargets, healthTargets } from '../index.ts';
import { SAMPLES } from '../testing/samples.ts';

const person = SAMPLES.healthTargets;

describe('healthTargets', () => {
  it('combines the defaults of one person', () => {
    expect(healthTargets(person)).toEqual({
      status: 'ok',
      bloodPressure: { status: 'ok', sbpBelowMmHg: 140, dbpBelowMmHg: 90 },
      lipids: { status: 'ok', ldlBelowMmolL: 3.4, nonHdlBelowMmolL: 4.2 },
      hba1c: { status: 'ok', atMostPercent: null },
      weight: { status: 'ok', minKg: 47.4, maxKg: 58.6, firstStepKg: { fromKg: 63, toKg: 66.5 } },
      waist: { status: 'ok', belowCm: 80 },
      activity: { status: 'ok', minMinutesPerWeek: 150, maxMinutesPerWeek: 300 },
      smoking: { status: 'ok', cigarettesPerDay: 0 },
    });
  });

  it('takes the stricter blood pressure goal of any rule', () => {
    const byRiskOnly = healthTargets({ ...person, hasFh: true });
    expect(byRiskOnly).toMatchObject({ bloodPressure: { sbpBelowMmHg: 130, dbpBelowMmHg: 80 } });
    const byHeartAttack = healthTargets({ ...person, hasAcs: true, hasAscvd: null });
    expect(byHeartAttack).toMatchObject({ bloodPressure: { sbpBelowMmHg: 130 } });
  });

  it('prefers the rule for frail people to a stricter one', () => {
    expect(healthTargets({ ...person, isFrail: true, hasDiabetes: true })).toMatchObject({
      bloodPressure: { sbpBelowMmHg: 150, dbpBelowMmHg: 90 },
      hba1c: { atMostPercent: 7 },
    });
  });

  it('hides only the targets whose inputs are missing', () => {
    expect(healthTargets({ ...person, heightCm: null, sgFrsPercent: null, hasAscvd: null })).toMatchObject({
      bloodPressure: { status: 'missing', fields: ['hasCvd'] },
      lipids: { status: 'missing', fields: ['hasAscvd', 'sgFrsPercent'] },
      weight: { status: 'missing', fields: ['heightCm'] },
      waist: { status: 'ok', belowCm: 80 },
    });
    expect(healthTargets({ ...person, sgFrsPercent: null })).toMatchObject({
      bloodPressure: { sbpBelowMmHg: 140 },
    });
  });

  it('asks for no weight loss within the healthy range or without a weight', () => {
    expect(healthTargets({ ...person, weightKg: 58 })).toMatchObject({ weight: { firstStepKg: null } });
    expect(healthTargets({ ...person, weightKg: null })).toMatchObject({ weight: { firstStepKg: null } });
  });
});

describe('checkCustomTargets', () => {
  it('accepts goals at the lowest limit', () => {
    const lowest = { sbpBelowMmHg: 110, dbpBelowMmHg: 60, hba1cAtMostPercent: 5.5, ldlBelowMmolL: 0.5 };
    expect(checkCustomTargets(lowest)).toMatchObject({ status: 'ok', ...lowest });
  });

  it('names each goal that is set too low', () => {
    const tooLow = {
      sbpBelowMmHg: 109,
      dbpBelowMmHg: 59,
      hba1cAtMostPercent: 5.4,
      ldlBelowMmolL: 0.4,
      weightKg: 19,
    };
    expect(checkCustomTargets(tooLow)).toEqual({ status: 'implausible', fields: Object.keys(tooLow) });
  });

  it('refuses a systolic goal that is not above the diastolic one', () => {
    expect(checkCustomTargets({ sbpBelowMmHg: 110, dbpBelowMmHg: 110 })).toEqual({
      status: 'implausible',
      fields: ['sbpBelowMmHg', 'dbpBelowMmHg'],
    });
  });
});
