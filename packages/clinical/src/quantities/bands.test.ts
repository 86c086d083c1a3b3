import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BandedCode, bandInUnit, QUANTITY_BANDS, shownInUnit, unitsOf, usualRange } from '../index.ts';

describe('bandInUnit', () => {
  it.each([
    ['tc', 199, 'mg/dL', 'desirable'],
    ['tc', 200, 'mg/dL', 'borderline_high'],
    ['ldl', 189, 'mg/dL', 'high'],
    ['hdl', 40, 'mg/dL', 'desirable'],
    ['tg', 150, 'mg/dL', 'borderline_high'],
    ['tg', 1.69, 'mmol/L', 'borderline_high'],
    ['glucose_fasting', 109, 'mg/dL', 'normal'],
    ['glucose_fasting', 126, 'mg/dL', 'diabetes_range'],
    ['glucose_2h', 7.8, 'mmol/L', 'impaired_tolerance'],
    ['hba1c', 42, 'mmol/mol', 'low_probability'],
    ['hba1c', 6.04, '%', 'low_probability'],
    ['uacr', 30, 'mg/mmol', 'A2'],
    ['uacr', 300, 'mg/g', 'A2'],
    ['uacr', 29, 'mg/g', 'A1'],
  ] as const)('%s %d %s is %s', (code, value, unit, band) => {
    expect(bandInUnit({ code, value, unit })).toBe(band);
  });

  it('has no band in a unit that is not one of the analyte’s', () => {
    expect(bandInUnit({ code: 'tc', value: 5, unit: 'g/L' })).toBeNull();
  });
});

describe('shownInUnit', () => {
  it('moves one step towards the band, and returns `null` where that is not enough', () => {
    expect(shownInUnit({ code: 'tc', value: 239, unit: 'mg/dL', showIn: 'mmol/L' })).toBe(6.1);
    expect(shownInUnit({ code: 'tg', value: 149, unit: 'mg/dL', showIn: 'mmol/L' })).toBe(1.6);
    expect(shownInUnit({ code: 'uacr', value: 300, unit: 'mg/g', showIn: 'mg/mmol' })).toBeNull();
  });

  const codes = Object.keys(QUANTITY_BANDS) as readonly BandedCode[];
  const twoUnits = codes.filter((code) => unitsOf(code).length > 1);
  it.each(twoUnits)('never shows %s in a band other than the entered one', (code) => {
    const [first = '', second = ''] = unitsOf(code);
    const values = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 4000 }));
    fc.assert(
      fc.property(values, ([isFirst, tenths]) => {
        const [unit, showIn] = isFirst ? [first, second] : [second, first];
        const value = isFirst ? tenths / 10 : tenths / 2;
        const shown = shownInUnit({ code, value, unit, showIn });
        if (shown === null || shown < 0) return;
        expect(bandInUnit({ code, value: shown, unit: showIn })).toBe(bandInUnit({ code, value, unit }));
      }),
      { seed: 19, numRuns: 500 },
    );
  });
});

describe('usualRange', () => {
  it.each([
    ['tc', null, 5.1],
    ['ldl', null, null],
    ['hdl', 1, null],
    ['tg', null, 1.6],
    ['hba1c', null, 6],
    ['glucose_fasting', 4, 6],
    ['glucose_2h', 4, 7.7],
    ['glucose_random', 4, null],
    ['egfr', 90, null],
    ['uacr', null, 2.9],
    ['bmi', 18.5, 22.9],
    ['alt', null, 40],
    ['sbp', null, 129],
    ['sodium', null, null],
  ] as const)('of %s is %s to %s, with both ends', (code, low, high) => {
    expect(usualRange(code)).toEqual({ low, high });
  });
});

describe('the bands', () => {
  it.each(Object.entries(QUANTITY_BANDS))('of %s rise', (_code, { table, otherLimits = [] }) => {
    for (const limits of [table.steps.map(([, limit]) => limit), otherLimits])
      expect(limits).toEqual(limits.toSorted((a, b) => a - b));
  });
});
