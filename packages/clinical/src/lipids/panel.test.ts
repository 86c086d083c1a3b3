import { describe, expect, it } from 'vitest';
import { derivedLipid, type Panel, panelConflict } from '../index.ts';

const of = (values: Record<string, number>): Panel =>
  Object.fromEntries(Object.entries(values).map(([code, v]) => [code, { v, sample: 'a' }]));

describe('derivedLipid', () => {
  it.each([
    [
      { tc: 5, hdl: 1.2, tg: 1.5 },
      { status: 'ok', uncertain: false },
    ],
    [
      { tc: 7, hdl: 1.2, tg: 4.5 },
      { status: 'ok', uncertain: false },
    ],
    [
      { tc: 7, hdl: 1.2, tg: 4.6 },
      { status: 'ok', uncertain: true },
    ],
    [
      { tc: 2, hdl: 0.9, tg: 0.8 },
      { status: 'ok', uncertain: true },
    ],
    [
      { tc: 7, hdl: 1.2, tg: 9.1 },
      { status: 'not_estimable', reason: 'tg_too_high' },
    ],
    [
      { tc: 5, hdl: 1.2 },
      { status: 'missing', reason: 'tg' },
    ],
    [
      { tc: 5, hdl: 5, tg: 1 },
      { status: 'refused', reason: 'hdl_above_total' },
    ],
  ])('estimates LDL of %j: %j', (values, expected) => {
    expect(derivedLipid('ldl_estimate', of(values))).toMatchObject(expected);
  });

  it('calculates non-HDL and the ratio', () => {
    expect(derivedLipid('non_hdl', of({ tc: 5.1, hdl: 1.2 }))).toEqual({
      status: 'ok',
      result: 3.9,
      uncertain: false,
    });
    expect(derivedLipid('tc_hdl_ratio', of({ tc: 6, hdl: 1.5 }))).toMatchObject({ result: 4 });
  });

  it('uses neither other samples nor limits', () => {
    const tc = { v: 5, sample: 'a' };
    expect(derivedLipid('non_hdl', { tc, hdl: { v: 1, sample: 'b' } })).toEqual({
      status: 'refused',
      reason: 'different_samples',
    });
    expect(derivedLipid('non_hdl', { tc, hdl: { v: 1, sample: 'a', comparator: '<' } })).toEqual({
      status: 'refused',
      reason: 'censored',
    });
    expect(derivedLipid('non_hdl', { ...of({ tc: 5, hdl: 1 }), ldl: { v: 6, sample: 'b' } }).status).toBe(
      'ok',
    );
  });
});

describe('panelConflict', () => {
  it.each([
    [{ tc: 5, hdl: 5.2 }, 'hdl_above_total'],
    [{ tc: 5, ldl: 5 }, 'ldl_above_total'],
    [{ tc: 5, ldl: 3.9, hdl: 1.4 }, 'parts_exceed_total'],
    [{ tc: 5, ldl: 3.9, hdl: 1.3 }, undefined],
    [{ ldl: 3.9, hdl: 1.3 }, undefined],
  ])('of %j is %s', (values, reason) => {
    expect(panelConflict(of(values))?.reason).toBe(reason);
  });
});
