import { describe, expect, it } from 'vitest';
import { QUANTITIES, showQuantity } from '../index.ts';

describe('showQuantity', () => {
  it.each([
    [{ code: 'ldl', value: 2.9 }, '2.9 mmol/L'],
    [{ code: 'ldl', value: 2.9, unit: 'mg/dL' }, '112 mg/dL'],
    [{ code: 'hba1c', value: 6.45 }, '6.5%'],
    [{ code: 'hba1c', value: 6.5, unit: 'mmol/mol' }, '48 mmol/mol'],
    [{ code: 'creatinine', value: 62, unit: 'umol/L' }, '62 µmol/L'],
    [{ code: 'creatinine', value: 88.4, unit: 'mg/dL' }, '1.0 mg/dL'],
    [{ code: 'weight', value: 70, unit: 'lb' }, '154.3 lb'],
    [{ code: 'height', value: 170, unit: 'in' }, '66.9 in'],
    [{ code: 'egfr', value: 91.6 }, '92 mL/min/1.73 m²'],
    [{ code: 'activity', value: 150 }, '150 minutes a week'],
  ])('writes %j as %s', (input, text) => {
    expect(showQuantity(input)).toMatchObject({ status: 'ok', text });
  });

  it('does not round the value itself', () => {
    expect(showQuantity({ code: 'ldl', value: 2.94 })).toMatchObject({ value: 2.94, decimals: 1 });
  });

  it('refuses a unit that the quantity does not have', () => {
    const refused = { status: 'not_applicable', fields: ['unit'] };
    expect(showQuantity({ code: 'sbp', value: 120, unit: 'kPa' })).toEqual(refused);
    expect(showQuantity({ code: 'ldl', value: 3, unit: 'kg' })).toEqual(refused);
  });

  it('refuses a value too large to convert', () => {
    expect(showQuantity({ code: 'ldl', value: 1e308, unit: 'mg/dL' })).toEqual({
      status: 'implausible',
      fields: ['value'],
    });
  });

  it.each(Object.entries(QUANTITIES))('can convert %s by its analyte', (code, kind) => {
    expect(showQuantity({ code, value: 50, unit: kind.unit })).toMatchObject({ value: 50, unit: kind.unit });
  });
});
