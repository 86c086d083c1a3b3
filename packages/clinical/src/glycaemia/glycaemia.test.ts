import { describe, expect, it } from 'vitest';
import { classifyGlucose, classifyHba1c, glucoseAlert, glucoseSelfMonitoringGoals } from '../index.ts';

describe('classifyGlucose', () => {
  it.each([
    ['fasting', 3.94, 'low'],
    ['fasting', 3.95, 'normal'],
    ['fasting', 6.05, 'impaired_fasting'],
    ['fasting', 6.94, 'impaired_fasting'],
    ['fasting', 6.95, 'diabetes_range'],
    ['ogtt_2h', 3.9, 'low'],
    ['ogtt_2h', 7.74, 'normal'],
    ['ogtt_2h', 7.75, 'impaired_tolerance'],
    ['ogtt_2h', 11.04, 'impaired_tolerance'],
    ['ogtt_2h', 11.05, 'diabetes_range'],
    ['random', 3.9, 'low'],
    ['random', 11.04, 'not_diagnostic'],
    ['random', 11.05, 'diabetes_range'],
  ])('%s %d is %s', (kind, glucoseMmolL, category) => {
    expect(classifyGlucose({ kind, glucoseMmolL })).toEqual({ status: 'ok', category });
  });

  it('accepts no other kind of sample', () => {
    expect(classifyGlucose({ kind: 'meter', glucoseMmolL: 5 })).toEqual({
      status: 'not_applicable',
      fields: ['kind'],
    });
  });
});

describe('glucoseAlert', () => {
  it.each([
    [2.99, 'severe_low'],
    [3.99, 'low'],
    [4, 'none'],
    [16.69, 'none'],
    [16.7, 'high'],
    [19.99, 'high'],
    [20, 'very_high'],
  ])('%d mmol/L raises %s, without rounding', (glucoseMmolL, level) => {
    expect(glucoseAlert({ glucoseMmolL })).toEqual({ status: 'ok', level });
  });
});

describe('classifyHba1c', () => {
  it.each([
    [6.04, 'low_probability'],
    [6.05, 'needs_confirmation'],
    [6.94, 'needs_confirmation'],
    [6.95, 'high_probability'],
  ])('without diabetes %d %% is %s', (hba1cPercent, category) => {
    expect(classifyHba1c({ hba1cPercent, hasDiabetes: false })).toEqual({ status: 'ok', category });
  });

  it.each([
    [7.04, undefined, 'at_target', false],
    [7.05, null, 'above_target', false],
    [6.6, 6.5, 'above_target', false],
    [8, 8, 'at_target', false],
    [10.04, 8, 'above_target', false],
    [10.05, 8, 'above_target', true],
  ])(
    'with diabetes %d %% against a target of %s is %s',
    (hba1cPercent, targetPercent, category, promptReview) => {
      expect(classifyHba1c({ hba1cPercent, hasDiabetes: true, targetPercent })).toEqual({
        status: 'ok',
        category,
        promptReview,
      });
    },
  );
});

describe('glucoseSelfMonitoringGoals', () => {
  it('is less strict before meals for a frail person', () => {
    expect(glucoseSelfMonitoringGoals({ isFrail: false })).toEqual({
      status: 'ok',
      beforeMeals: { minMmolL: 4, maxMmolL: 7 },
      twoHoursAfterMeals: { minMmolL: 5, maxMmolL: 10 },
    });
    expect(glucoseSelfMonitoringGoals({ isFrail: true })).toMatchObject({
      beforeMeals: { minMmolL: 6.5, maxMmolL: 9 },
      twoHoursAfterMeals: null,
    });
  });
});
