import { describe, expect, it } from 'vitest';
import { ascvdPce2013, cvRiskCategory, framinghamCvd2008, preventBase, sgFrs2023 } from '../index.ts';
import { SAMPLES } from '../testing/samples.ts';

const chinese = SAMPLES.sgFrs2023;

describe('sgFrs2023', () => {
  it.each([
    [20, -7],
    [34, -7],
    [35, -3],
    [40, 0],
    [45, 3],
    [50, 6],
    [55, 8],
    [60, 10],
    [65, 12],
    [70, 14],
    [75, 16],
    [79, 16],
  ])('a woman of %d years has %d age points', (ageYears, points) => {
    const healthy = { ...chinese, tcMmolL: 4, hdlMmolL: 1.4, sbpMmHg: 119 };
    expect(sgFrs2023({ ...healthy, ageYears })).toMatchObject({ points });
  });

  it('scores lipids to 1 decimal and pressure to a whole number', () => {
    const base = { ...chinese, sex: 'male', ageYears: 45, tcMmolL: 5.14, hdlMmolL: 1.3, sbpMmHg: 129.4 };
    expect(sgFrs2023(base)).toMatchObject({ points: 6 });
    expect(sgFrs2023({ ...base, tcMmolL: 5.15 })).toMatchObject({ points: 8 });
    expect(sgFrs2023({ ...base, sbpMmHg: 129.5 })).toMatchObject({ points: 7 });
    expect(sgFrs2023({ ...base, hdlMmolL: 1.24 })).toMatchObject({ points: 7 });
  });

  it('counts the disputed cell as 1 for women of 70 and over', () => {
    const older = { ...chinese, ageYears: 72, hdlMmolL: 1.4, sbpMmHg: 119 };
    expect(sgFrs2023({ ...older, tcMmolL: 4.5 })).toMatchObject({ points: 15 });
    expect(sgFrs2023({ ...older, tcMmolL: 4 })).toMatchObject({ points: 14 });
  });

  it('formats the limits of the table as less than and at least', () => {
    const young = { ...chinese, ageYears: 25, ethnicity: 'indian' };
    expect(sgFrs2023(young)).toMatchObject({ riskText: '<1', riskPercent: 0, category: 'low' });
    const worst = {
      ...chinese,
      ageYears: 45,
      tcMmolL: 8,
      hdlMmolL: 0.8,
      sbpMmHg: 170,
      onBpMedication: true,
      isSmoker: true,
    };
    expect(sgFrs2023(worst)).toMatchObject({
      points: 28,
      riskText: '>=22',
      riskPercent: 22,
      category: 'high',
    });
  });

  it('reads other groups in the Chinese column', () => {
    const at = (ethnicity: string) =>
      sgFrs2023({ ...chinese, ageYears: 68, sbpMmHg: 165, tcMmolL: 7.5, ethnicity });
    expect(at('other')).toEqual(at('chinese'));
    expect(at('malay')).not.toEqual(at('chinese'));
  });

  it.each([19, 80])('does not cover %d years', (ageYears) => {
    expect(sgFrs2023({ ...chinese, ageYears })).toEqual({ status: 'out_of_range', fields: ['ageYears'] });
  });
});

describe('cvRiskCategory', () => {
  const person = { ...SAMPLES.cvRiskCategory, sgFrsPercent: 3 };

  it.each([
    [{ hasAcs: true, hasDiabetes: true }, 'very_high_secondary', 1.4],
    [{ hasAscvd: true }, 'very_high_secondary', 1.8],
    [{ hasFh: true, hasCkd: true }, 'very_high_or_high_primary', 1.8],
    [{ hasFh: true, otherMajorRiskFactor: true }, 'very_high_or_high_primary', 1.8],
    [{ hasFh: true, hasDiabetes: true }, 'very_high_or_high_primary', 1.8],
    [{ hasDiabetes: true, hasCkd: true }, 'very_high_or_high_primary', 1.8],
    [{ hasDiabetes: true, otherMajorRiskFactor: true }, 'very_high_or_high_primary', 1.8],
    [{ hasFh: true }, 'very_high_or_high_primary', 2.6],
    [{ hasDiabetes: true }, 'very_high_or_high_primary', 2.6],
    [{ hasCkd: true }, 'very_high_or_high_primary', 2.6],
  ])('%o: conditions decide before any score', (change, category, ldlBelowMmolL) => {
    const expected = { category, ldlBelowMmolL, sbpBelowMmHg: 130, dbpBelowMmHg: 80 };
    expect(cvRiskCategory({ ...person, ...change, sgFrsPercent: null })).toEqual({
      status: 'ok',
      ...expected,
    });
  });

  it.each([
    [4.9, 'low', 3.4, 140],
    [5, 'borderline', 3.4, 140],
    [9.9, 'borderline', 3.4, 140],
    [10, 'intermediate', 2.6, 140],
    [20, 'intermediate', 2.6, 140],
    [20.1, 'high', 1.8, 130],
  ])('without a condition a score of %d %% is %s', (sgFrsPercent, category, ldlBelowMmolL, sbpBelowMmHg) => {
    expect(cvRiskCategory({ ...person, sgFrsPercent })).toMatchObject({
      category,
      ldlBelowMmolL,
      sbpBelowMmHg,
    });
  });

  it('asks for the score when no condition is known, and for every unknown flag', () => {
    expect(cvRiskCategory({ ...person, otherMajorRiskFactor: true, sgFrsPercent: undefined })).toEqual({
      status: 'missing',
      fields: ['sgFrsPercent'],
    });
    expect(cvRiskCategory({ ...person, hasAcs: true, hasCkd: null })).toEqual({
      status: 'missing',
      fields: ['hasCkd'],
    });
  });
});

describe('preventBase', () => {
  const person = SAMPLES.preventBase;

  it('gives no 30-year risk above 59 years', () => {
    expect(preventBase({ ...person, ageYears: 59 })).toMatchObject({ cvd30Percent: expect.any(Number) });
    expect(preventBase({ ...person, ageYears: 60 })).toMatchObject({ cvd30Percent: null, hf30Percent: null });
  });

  it('counts a statin and its interaction', () => {
    const without = preventBase(person);
    expect(preventBase({ ...person, onStatin: true })).not.toEqual(without);
  });

  it('does not apply to people who already have disease', () => {
    expect(preventBase({ ...person, hasCvd: true })).toEqual({
      status: 'not_applicable',
      fields: ['hasCvd'],
    });
  });
});

describe('validated ranges', () => {
  type Model = (person: typeof SAMPLES.preventBase & typeof SAMPLES.ascvdPce2013) => {
    readonly status: string;
  };
  const person = { ...SAMPLES.preventBase, ...SAMPLES.ascvdPce2013 };
  interface Range {
    readonly name: string;
    readonly model: Model;
    readonly field: string;
    readonly min: number;
    readonly max: number;
    readonly step: number;
  }
  const ranges: readonly Range[] = [
    { name: 'PREVENT', model: preventBase, field: 'ageYears', min: 30, max: 79, step: 1 },
    { name: 'PREVENT', model: preventBase, field: 'tcMmolL', min: 3.36, max: 8.28, step: 0.01 },
    { name: 'PREVENT', model: preventBase, field: 'hdlMmolL', min: 0.52, max: 2.59, step: 0.01 },
    { name: 'PREVENT', model: preventBase, field: 'sbpMmHg', min: 90, max: 200, step: 1 },
    { name: 'PREVENT', model: preventBase, field: 'egfr', min: 15, max: 150, step: 1 },
    { name: 'PREVENT', model: preventBase, field: 'bmi', min: 18.5, max: 39.9, step: 0.1 },
    { name: 'pooled cohort', model: ascvdPce2013, field: 'ageYears', min: 40, max: 79, step: 1 },
    { name: 'pooled cohort', model: ascvdPce2013, field: 'tcMmolL', min: 3.36, max: 8.28, step: 0.01 },
    { name: 'pooled cohort', model: ascvdPce2013, field: 'hdlMmolL', min: 0.52, max: 2.59, step: 0.01 },
    { name: 'pooled cohort', model: ascvdPce2013, field: 'sbpMmHg', min: 90, max: 200, step: 1 },
    { name: 'Framingham', model: framinghamCvd2008, field: 'ageYears', min: 30, max: 74, step: 1 },
  ];

  it.each(ranges)(
    '$name holds for $field from $min to $max and no further',
    ({ model, field, min, max, step }) => {
      const at = (value: number) => model({ ...person, [field]: value });
      const outside = { status: 'out_of_range', fields: [field] };
      expect([at(min).status, at(max).status]).toEqual(['ok', 'ok']);
      expect([at(min - step), at(max + step)]).toEqual([outside, outside]);
    },
  );
});

describe('framinghamCvd2008', () => {
  it('gives the published example of a man on treatment with diabetes', () => {
    const result = framinghamCvd2008({
      sex: 'male',
      ageYears: 53,
      tcMmolL: 161 / 38.67,
      hdlMmolL: 55 / 38.67,
      sbpMmHg: 125,
      onBpMedication: true,
      isSmoker: false,
      hasDiabetes: true,
      hasCvd: false,
    });
    expect(result).toMatchObject({ riskPercent: expect.closeTo(15.62, 1), category: 'intermediate' });
  });
});

describe('ascvdPce2013', () => {
  it.each([
    ['female', 'white_other', 2.1],
    ['female', 'black', 3],
    ['male', 'white_other', 5.3],
    ['male', 'black', 6.1],
  ])('gives the published example of a %s, %s', (sex, group, riskPercent) => {
    const example = {
      ...SAMPLES.ascvdPce2013,
      ageYears: 55,
      tcMmolL: 213 / 38.67,
      hdlMmolL: 50 / 38.67,
      sbpMmHg: 120,
    };
    const result = ascvdPce2013({ ...example, sex, group });
    expect(result).toMatchObject({ riskPercent: expect.closeTo(riskPercent, 0) });
    expect(ascvdPce2013({ ...example, sex, group, onBpMedication: true })).not.toEqual(result);
  });
});
