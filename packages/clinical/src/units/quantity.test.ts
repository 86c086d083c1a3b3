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
  it('is its number when the program runs', () => {
    expect(sugar).toBe(5.6);
    expect(sugar + 1).toBe(6.6);
  });

  it('is not taken for another unit, nor a bare number for a quantity', () => {
    expectTypeOf(sugar).toEqualTypeOf<MmolPerL>();
    expectTypeOf<MmolPerL>().not.toExtend<MgPerDl>();
    expectTypeOf<Kg>().not.toExtend<Lb>();
    expectTypeOf<Cm>().not.toExtend<Kg>();
    expectTypeOf<number>().not.toExtend<MmHg>();
    expectTypeOf<MmHg>().toExtend<number>();
  });

  it('is refused where it does not belong', () => {
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
  it('gives the number in the other unit, and says so in the type', () => {
    const result = convertQuantity('weight', weight, { from: 'kg', to: 'lb' });
    expect(result).toEqual({ status: 'ok', value: expect.closeTo(154.3236, 3) });
    if (result.status === 'ok') expectTypeOf(result.value).toEqualTypeOf<Quantity<'lb'>>();
  });

  it('refuses what cannot be', () => {
    expect(convertQuantity('glucose', quantity(-1, 'mmol/L'), { from: 'mmol/L', to: 'mg/dL' })).toEqual({
      status: 'implausible',
      fields: ['value'],
    });
  });
});
