import { describe, expect, it } from 'vitest';
import { CONVERSIONS, canonicalValue, convertUnit, inUnit } from '../index.ts';

describe('convertUnit', () => {
  it('returns the same unit unchanged', () => {
    expect(convertUnit({ analyte: 'hba1c', value: 7.123456789, from: '%', to: '%' })).toEqual({
      status: 'ok',
      value: 7.123456789,
    });
  });

  it.each([
    ['cholesterol', 5, 193.35],
    ['triglycerides', 2, 177.14],
    ['glucose', 5, 90.078],
    ['creatinine', 88.4, 1],
    ['urea', 10, 28.01],
    ['uric_acid', 594.8, 10],
    ['bilirubin', 17.1, 1],
    ['uacr', 3, 26.52],
    ['hba1c', 6.5, 47.5295],
    ['weight', 70, 154.3236],
    ['length', 170, 66.9291],
    ['haemoglobin', 14.2, 142],
    ['albumin', 42, 4.2],
  ] as const)('%s of %d is %d in its other unit', (analyte, value, other) => {
    const [from, to] = CONVERSIONS[analyte].units;
    expect(convertUnit({ analyte, value, from, to })).toEqual({
      status: 'ok',
      value: expect.closeTo(other, 3),
    });
  });

  it('converts back by the same factor', () => {
    expect(convertUnit({ analyte: 'hba1c', value: 53, from: 'mmol/mol', to: '%' })).toMatchObject({
      value: expect.closeTo(7, 2),
    });
    expect(convertUnit({ analyte: 'creatinine', value: 1, from: 'mg/dL', to: 'umol/L' })).toMatchObject({
      value: 88.4,
    });
  });

  it('accepts both spellings of the second unit of urea', () => {
    const converted = { status: 'ok', value: 28.01 };
    expect(convertUnit({ analyte: 'urea', value: 10, from: 'mmol/L', to: 'mg/dL' })).toEqual(converted);
    expect(convertUnit({ analyte: 'urea', value: 10, from: 'mmol/L', to: 'mg/dL BUN' })).toEqual(converted);
  });

  it('names inputs that it cannot convert', () => {
    const glucose = { analyte: 'glucose', value: 5, from: 'mmol/L', to: 'mg/dL' };
    expect(convertUnit({ ...glucose, analyte: 'kryptonite' })).toEqual({
      status: 'not_applicable',
      fields: ['analyte'],
    });
    expect(convertUnit({ ...glucose, to: 'g/L' })).toEqual({
      status: 'not_applicable',
      fields: ['from', 'to'],
    });
    expect(convertUnit({ ...glucose, from: 'g/L' })).toEqual({
      status: 'not_applicable',
      fields: ['from', 'to'],
    });
    expect(convertUnit({ ...glucose, value: -1 })).toEqual({ status: 'implausible', fields: ['value'] });
    expect(convertUnit({ ...glucose, value: Number.MAX_VALUE })).toEqual({
      status: 'implausible',
      fields: ['value'],
    });
  });
});

describe('inUnit', () => {
  it('converts a quantity, and keeps one in the same unit', () => {
    expect(inUnit('ldl', 2.9, { from: 'mmol/L', to: 'mg/dL' })).toBeCloseTo(112.14, 2);
    expect(inUnit('sodium', 140, { from: 'mmol/L', to: 'mmol/L' })).toBe(140);
    expect(canonicalValue('hba1c', 53, 'mmol/mol')).toBeCloseTo(7, 2);
  });

  it('has no value in a unit that the quantity does not have', () => {
    expect(inUnit('sbp', 120, { from: 'mmHg', to: 'kPa' })).toBeNull();
    expect(canonicalValue('ldl', 100, 'kg')).toBeNull();
  });
});
