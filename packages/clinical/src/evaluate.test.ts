import { describe, expect, it } from 'vitest';
import { classifyClinicBp, egfrCkdEpi2021, ldlFriedewald, preventBase, sgFrs2023 } from './index.ts';
import { SAMPLES } from './testing/samples.ts';

describe('the order of failures', () => {
  it('reports missing values first', () => {
    const result = egfrCkdEpi2021({ sex: 'other', ageYears: null, creatinineUmolL: Number.NaN });
    expect(result).toEqual({ status: 'missing', fields: ['ageYears', 'creatinineUmolL'] });
  });

  it('reports implausible values before the population', () => {
    const result = egfrCkdEpi2021({ sex: 'other', ageYears: 121, creatinineUmolL: 0.9 });
    expect(result).toEqual({ status: 'implausible', fields: ['ageYears', 'creatinineUmolL'] });
  });

  it('reports population mismatches before the validated range', () => {
    const result = sgFrs2023({
      ...SAMPLES.sgFrs2023,
      ageYears: 85,
      ethnicity: 'martian',
      hasCkd: true,
      hasFh: true,
    });
    expect(result).toEqual({ status: 'not_applicable', fields: ['ethnicity', 'hasCkd', 'hasFh'] });
  });

  it('reports every value outside the validated range', () => {
    const result = preventBase({ ...SAMPLES.preventBase, ageYears: 29, sbpMmHg: 201, bmi: 40 });
    expect(result).toEqual({ status: 'out_of_range', fields: ['ageYears', 'sbpMmHg', 'bmi'] });
  });

  it('compares a pair only once each of its values is plausible', () => {
    expect(classifyClinicBp({ sbpMmHg: 45, dbpMmHg: 80 })).toEqual({
      status: 'implausible',
      fields: ['sbpMmHg'],
    });
    expect(classifyClinicBp({ sbpMmHg: 80, dbpMmHg: 80 })).toEqual({
      status: 'implausible',
      fields: ['sbpMmHg', 'dbpMmHg'],
    });
  });

  it('reports a pair in the wrong order before a value outside the validated range', () => {
    const result = preventBase({ ...SAMPLES.preventBase, tcMmolL: 3, hdlMmolL: 4 });
    expect(result).toEqual({ status: 'implausible', fields: ['tcMmolL', 'hdlMmolL'] });
  });

  it('does not judge the result of an equation outside its range', () => {
    expect(ldlFriedewald({ tcMmolL: 2, hdlMmolL: 1, tgMmolL: 6 })).toEqual({
      status: 'out_of_range',
      fields: ['tgMmolL'],
    });
  });

  it('reads an unknown flag as missing, never as false', () => {
    expect(sgFrs2023({ ...SAMPLES.sgFrs2023, isSmoker: null })).toEqual({
      status: 'missing',
      fields: ['isSmoker'],
    });
  });
});
