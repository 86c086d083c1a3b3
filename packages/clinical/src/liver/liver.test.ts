import { describe, expect, it } from 'vitest';
import { apri, fib4, liverEnzymes } from '../index.ts';

describe('liverEnzymes', () => {
  it.each([
    [40, 'within_range', false],
    [40.1, 'borderline', false],
    [79.9, 'borderline', false],
    [80, 'mild', false],
    [119, 'mild', false],
    [120, 'mild', true],
    [200, 'moderate', true],
    [600, 'moderate', true],
    [601, 'severe', true],
  ])('the higher enzyme at %d U/L is %s', (enzyme, category, seeDoctorSoon) => {
    expect(liverEnzymes({ altUL: enzyme, astUL: 20 })).toMatchObject({ category, seeDoctorSoon });
    expect(liverEnzymes({ altUL: 20, astUL: enzyme })).toMatchObject({ category, seeDoctorSoon });
  });

  it('is not affected by binary noise at a limit', () => {
    expect(liverEnzymes({ altUL: 30.3, astUL: 5, altUlnUL: 10.1 })).toMatchObject({ seeDoctorSoon: true });
  });
});

describe('fib4', () => {
  // With ALT 100 and platelets 100 the score is age × AST ÷ 1000.
  const score = (ageYears: number, value: number) =>
    fib4({ ageYears, astUL: (value * 1000) / ageYears, altUL: 100, plateletsE9L: 100 });

  it.each([
    [35, 1.294, 'low'],
    [35, 1.296, 'indeterminate'],
    [64, 2.674, 'indeterminate'],
    [64, 2.676, 'high'],
    [64, 1.99, 'indeterminate'],
    [65, 1.994, 'low'],
    [65, 1.996, 'indeterminate'],
    [65, 2.676, 'high'],
    [34, 5, 'not_validated'],
    [18, 0.5, 'not_validated'],
  ])('at %d years a score of %d is %s', (ageYears, value, category) => {
    expect(score(ageYears, value)).toMatchObject({ status: 'ok', fib4: expect.closeTo(value, 9), category });
  });

  it('applies to adults only', () => {
    expect(score(17, 1)).toEqual({ status: 'not_applicable', fields: ['ageYears'] });
  });
});

describe('apri', () => {
  it.each([
    [0.504, 'low'],
    [0.506, 'indeterminate'],
    [1.504, 'indeterminate'],
    [1.506, 'high'],
  ])('a score of %d is %s', (value, category) => {
    expect(apri({ astUL: value * 40, plateletsE9L: 100 })).toMatchObject({ category });
  });
});
