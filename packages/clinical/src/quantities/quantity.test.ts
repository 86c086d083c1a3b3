import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Cm,
  convertQuantity,
  type Kg,
  type Lb,
  type MgPerDl,
  type MmHg,
  type MmolPerL,
  type Quantity,
  quantity,
} from '../index.ts';

const sugar = quantity(5.6, 'mmol/L');
const weight = quantity(70, 'kg');

describe('a quantity with its unit', () => {
  it('is a plain number at run time', () => {
    expect(sugar).toBe(5.6);
    expect(sugar + 1).toBe(6.6);
  });

  it('is not assignable to another unit, nor a plain number to a quantity', () => {
    expectTypeOf(sugar).toEqualTypeOf<MmolPerL>();
    expectTypeOf<MmolPerL>().not.toExtend<MgPerDl>();
    expectTypeOf<Kg>().not.toExtend<Lb>();
    expectTypeOf<Cm>().not.toExtend<Kg>();
    expectTypeOf<number>().not.toExtend<MmHg>();
    expectTypeOf<MmHg>().toExtend<number>();
  });

  it('is rejected for another unit', () => {
    const inMgPerDl = (value: MgPerDl) => value;
    // @ts-expect-error mmol/L is not mg/dL
    inMgPerDl(sugar);
    // @ts-expect-error a number without a unit is not mg/dL
    inMgPerDl(101);
    // @ts-expect-error the weight is in kg, not in lb
    convertQuantity('weight', weight, { from: 'lb', to: 'kg' });
    // @ts-expect-error weight has no mmol/L
    convertQuantity('weight', sugar, { from: 'mmol/L', to: 'kg' });
    // @ts-expect-error a sum has lost its unit
    inMgPerDl(sugar + sugar);
  });
});

describe('converting a quantity', () => {
  it('returns the number in the other unit, with its type', () => {
    const result = convertQuantity('weight', weight, { from: 'kg', to: 'lb' });
    expect(result).toEqual({ status: 'ok', value: expect.closeTo(154.3236, 3) });
    if (result.status === 'ok') expectTypeOf(result.value).toEqualTypeOf<Quantity<'lb'>>();
  });

  it('rejects impossible values', () => {
    expect(convertQuantity('glucose', quantity(-1, 'mmol/L'), { from: 'mmol/L', to: 'mg/dL' })).toEqual({
      status: 'implausible',
      fields: ['value'],
    });
  });
});
