import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANALYTES,
  canonicalValue,
  entryLimits,
  FORM_CODES,
  nameInSentence,
  QUANTITIES,
  QUANTITY_CODES,
  type QuantityCode,
  quantityNamed,
  quantityRow,
  showQuantity,
  unitsOf,
} from '../index.ts';

/** Fixed seed, so that failures are reproducible. */
const RUNS = { seed: 2026, numRuns: 200 };
/** Every quantity in every unit for display and input. */
const WRITINGS = QUANTITY_CODES.flatMap((code) => unitsOf(code).map((unit) => ({ code, unit })));

/** Returns whether the last digit of a LOINC code is its Luhn check digit. */
function isLoinc(loinc: string): boolean {
  const [digits = '', check] = loinc.split('-');
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return Number(check) === (10 - (sum % 10)) % 10;
}

function figure(code: QuantityCode, value: number, unit: string): string {
  const shown = showQuantity({ code, value, unit });
  if (shown.status !== 'ok') throw new Error(`${code} in ${unit}: ${shown.status}`);
  return shown.value.toFixed(shown.decimals);
}

describe('the catalogue', () => {
  it('names each quantity once, by code, alias and LOINC code', () => {
    const names = QUANTITY_CODES.flatMap((code) => [code, ...(quantityRow(code).aliases ?? [])]);
    expect(new Set(names).size).toBe(names.length);
    const loincs = QUANTITY_CODES.flatMap((code) => quantityRow(code).loinc ?? []);
    expect(new Set(loincs).size).toBe(loincs.length);
    expect(loincs.filter((loinc) => !isLoinc(loinc))).toEqual([]);
  });

  it('uses every analyte', () => {
    expect(new Set(QUANTITY_CODES.flatMap((code) => quantityRow(code).analyte ?? []))).toEqual(
      new Set(ANALYTES),
    );
  });

  it.each(FORM_CODES)('has what a health form shows of %s', (code) => {
    const { loinc, plausible, range } = quantityRow(code);
    expect([loinc, plausible, range]).not.toContain(undefined);
  });

  it('resolves codes and aliases', () => {
    const found = ['white_cells', 'triglycerides', 'glucose', 'ldl', 'kryptonite'].map(quantityNamed);
    expect(found).toEqual(['wbc', 'tg', 'glucose_random', 'ldl', null]);
  });

  it('lets pressures be entered that equations leave out, and nothing else', () => {
    const wider = FORM_CODES.filter((code) => QUANTITIES[code].plausible !== entryLimits(code));
    expect(wider).toEqual(['sbp', 'dbp']);
  });

  it.each([
    ['tc', 'total cholesterol'],
    ['ldl', 'LDL cholesterol'],
    ['nonhdl', 'Non-HDL cholesterol'],
    ['hba1c', 'HbA1c'],
    ['egfr', 'eGFR'],
    ['alt', 'ALT'],
    ['sbp', 'upper blood pressure'],
  ] as const)('names %s in a sentence: %s', (code, name) => {
    expect(nameInSentence(code)).toBe(name);
  });
});

describe('a quantity typed in any of its units', () => {
  it.each(WRITINGS)('$code in $unit is read again as the very same figure', ({ code, unit }) => {
    const decimals = figure(code, 50, unit).split('.')[1]?.length ?? 0;
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 99_999 }), (digits) => {
        const typed = digits / 10 ** decimals;
        const stored = canonicalValue(code, typed, unit) ?? Number.NaN;
        expect(figure(code, stored, unit)).toBe(typed.toFixed(decimals));
      }),
      RUNS,
    );
  });
});
