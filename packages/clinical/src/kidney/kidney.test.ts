import { describe, expect, it } from 'vitest';
import { egfrCkdEpi2021, kdigoStage } from '../index.ts';

describe('egfrCkdEpi2021', () => {
  it.each([
    ['female', 30, 45, 128.7591],
    ['female', 25, 60, 123.929],
    ['female', 64, 75, 76.6287],
    ['female', 80, 210, 20.1644],
    ['male', 30, 45, 139.958],
    ['male', 25, 60, 132.3644],
    ['male', 64, 75, 97.0879],
    ['male', 80, 210, 26.9388],
  ])('a %s of %d years with %d µmol/L has %d', (sex, ageYears, creatinineUmolL, egfr) => {
    expect(egfrCkdEpi2021({ sex, ageYears, creatinineUmolL })).toMatchObject({
      egfr: expect.closeTo(egfr, 3),
    });
  });

  it('returns the rounded and the unrounded value', () => {
    const result = egfrCkdEpi2021({ sex: 'male', ageYears: 50, creatinineUmolL: 88.4 });
    expect(result).toMatchObject({ egfr: expect.closeTo(91.691479, 5), egfrRounded: 92 });
  });
});

describe('kdigoStage', () => {
  it.each([
    [89.5, 'G1'],
    [89.4, 'G2'],
    [59.5, 'G2'],
    [59.4, 'G3a'],
    [44.5, 'G3a'],
    [44.4, 'G3b'],
    [29.5, 'G3b'],
    [29.4, 'G4'],
    [14.5, 'G4'],
    [14.4, 'G5'],
  ])('an eGFR of %d is staged as %s: on the whole number', (egfr, g) => {
    expect(kdigoStage({ egfr })).toMatchObject({ g, a: null, risk: null });
  });

  it.each([
    [2.99, 'A1', false],
    [3, 'A2', true],
    [30, 'A2', true],
    [30.01, 'A3', true],
  ])('a uACR of %d is %s, as measured', (uacrMgMmol, a, ckdCriterion) => {
    expect(kdigoStage({ egfr: 95, uacrMgMmol })).toMatchObject({ a, ckdCriterion });
  });

  it('does not call a rounded 60 reduced function', () => {
    expect(kdigoStage({ egfr: 59.5 })).toMatchObject({ ckdCriterion: false });
    expect(kdigoStage({ egfr: 59.4 })).toMatchObject({ ckdCriterion: true });
  });

  it.each([
    [95, ['low', 'moderate', 'high']],
    [75, ['low', 'moderate', 'high']],
    [50, ['moderate', 'high', 'very_high']],
    [40, ['high', 'very_high', 'very_high']],
    [20, ['very_high', 'very_high', 'very_high']],
    [10, ['very_high', 'very_high', 'very_high']],
  ])('reads the row of an eGFR of %d off the grid', (egfr, row) => {
    const risks = [1, 10, 100].map((uacrMgMmol) => kdigoStage({ egfr, uacrMgMmol }));
    expect(risks).toMatchObject(row.map((risk) => ({ risk })));
  });
});
