import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandInUnit, shownInUnit, UNIT_BANDS } from '../index.ts';

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
  ] as const)('%s %d %s is %s', (analyte, value, unit, band) => {
    expect(bandInUnit({ analyte, value, unit })).toBe(band);
  });

  it('has no band in a unit that is not one of the analyte’s', () => {
    expect(bandInUnit({ analyte: 'tc', value: 5, unit: 'g/L' })).toBeNull();
  });
});

describe('shownInUnit', () => {
  it('moves one step towards the band, and returns `null` where that is not enough', () => {
    expect(shownInUnit({ analyte: 'tc', value: 239, unit: 'mg/dL', showIn: 'mmol/L' })).toBe(6.1);
    expect(shownInUnit({ analyte: 'tg', value: 149, unit: 'mg/dL', showIn: 'mmol/L' })).toBe(1.6);
    expect(shownInUnit({ analyte: 'uacr', value: 300, unit: 'mg/g', showIn: 'mg/mmol' })).toBeNull();
  });

  const analytes = Object.keys(UNIT_BANDS) as readonly (keyof typeof UNIT_BANDS)[];
  it.each(analytes)('never shows %s in a band other than the entered one', (analyte) => {
    const [first = '', second = ''] = Object.keys(UNIT_BANDS[analyte]);
    const values = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 4000 }));
    fc.assert(
      fc.property(values, ([isFirst, tenths]) => {
        const [unit, showIn] = isFirst ? [first, second] : [second, first];
        const value = isFirst ? tenths / 10 : tenths / 2;
        const shown = shownInUnit({ analyte, value, unit, showIn });
        if (shown === null || shown < 0) return;
        expect(bandInUnit({ analyte, value: shown, unit: showIn })).toBe(
          bandInUnit({ analyte, value, unit }),
        );
      }),
      { seed: 19, numRuns: 500 },
    );
  });
});
