import { describe, expect, it } from 'vitest';
import { bmi, healthyWeightRange, waistCategory } from '../index.ts';

describe('bmi', () => {
  it.each([
    [18.4, 'underweight'],
    [18.44, 'underweight'],
    [18.45, 'healthy'],
    [22.94, 'healthy'],
    [22.95, 'moderate_risk'],
    [27.44, 'moderate_risk'],
    [27.45, 'high_risk'],
  ])('a BMI of %d is %s: it is rounded before it is banded', (kgPerM2, category) => {
    expect(bmi({ weightKg: kgPerM2 * 4, heightCm: 200 })).toMatchObject({ category });
  });
});

describe('waistCategory', () => {
  it.each([
    ['male', 89.9, 'below_threshold'],
    ['male', 90, 'raised'],
    ['female', 79.9, 'below_threshold'],
    ['female', 80, 'raised'],
  ])('%s, %d cm is %s', (sex, waistCm, category) => {
    expect(waistCategory({ sex, waistCm })).toEqual({ status: 'ok', category });
  });

  it('has no threshold for another sex', () => {
    expect(waistCategory({ sex: 'unknown', waistCm: 80 })).toEqual({
      status: 'not_applicable',
      fields: ['sex'],
    });
  });
});

describe('healthyWeightRange', () => {
  it('gives the weights at either end of the healthy band', () => {
    expect(healthyWeightRange({ heightCm: 160 })).toEqual({ status: 'ok', minKg: 47.4, maxKg: 58.6 });
  });
});
