import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { againstGoal, resultBand, showResult } from '../index.ts';

describe('showResult', () => {
  it.each([
    [{ code: 'tc', value: 239, unit: 'mg/dL' }, 'mmol/L', '6.1 mmol/L'],
    [{ code: 'uacr', value: 300, unit: 'mg/g' }, 'mg/mmol', '300 mg/g'],
    [{ code: 'uacr', value: 2.96, unit: 'mg/mmol' }, 'mg/mmol', '2.9 mg/mmol'],
    [{ code: 'egfr', value: 15, unit: 'mL/min/1.73m2', comparator: '<' }, undefined, '<15 mL/min/1.73 m²'],
    [{ code: 'creatinine', value: 1.2, unit: 'mg/dL' }, 'umol/L', '106 µmol/L'],
    [{ code: 'hba1c', value: 48, unit: 'mmol/mol' }, '%', '6.5%'],
  ] as const)('shows %j in %s as %s', (entered, showIn, text) => {
    expect(showResult(entered, showIn).text).toBe(text);
  });
});

describe('resultBand', () => {
  it.each([
    [{ code: 'tc', value: 239, unit: 'mg/dL' }, 'borderline_high'],
    [{ code: 'tg', value: 0.5, unit: 'mmol/L', comparator: '<' }, 'normal'],
    [{ code: 'hdl', value: 1.2, unit: 'mmol/L', comparator: '<' }, null],
    [{ code: 'ldl', value: 190, unit: 'mg/dL', comparator: '>' }, 'very_high'],
    [{ code: 'creatinine', value: 90, unit: 'umol/L' }, null],
  ] as const)('of %j is %s', (entered, band) => {
    expect(resultBand(entered).band).toBe(band);
  });
});

describe('againstGoal', () => {
  const below = (high: number) => ({ high, isInclusive: false });
  const atMost = (high: number) => ({ high, isInclusive: true });

  it.each([
    [
      { code: 'ldl', value: 1.79, unit: 'mmol/L' },
      below(1.8),
      undefined,
      [true, '1.79 mmol/L', '1.8 mmol/L'],
    ],
    [{ code: 'ldl', value: 1.8, unit: 'mmol/L' }, below(1.8), undefined, [false, '1.8 mmol/L', '1.8 mmol/L']],
    [
      { code: 'ldl', value: 1.81, unit: 'mmol/L' },
      below(1.8),
      undefined,
      [false, '1.8 mmol/L', '1.8 mmol/L'],
    ],
    [{ code: 'hba1c', value: 7.04, unit: '%' }, atMost(7), undefined, [false, '7.04%', '7.0%']],
    [
      { code: 'hba1c', value: 53, unit: 'mmol/mol' },
      atMost(7),
      undefined,
      [true, '53 mmol/mol', '53 mmol/mol'],
    ],
    [{ code: 'hba1c', value: 53, unit: 'mmol/mol' }, atMost(7), '%', [true, '7.0%', '7.0%']],
    [{ code: 'hba1c', value: 54, unit: 'mmol/mol' }, atMost(7), '%', [false, '7.1%', '7.0%']],
    [{ code: 'ldl', value: 54, unit: 'mg/dL' }, below(1.4), undefined, [true, '54.0 mg/dL', '54.1 mg/dL']],
    [
      { code: 'ldl', value: 0.5, unit: 'mmol/L', comparator: '<' },
      below(1.8),
      undefined,
      [true, '<0.5 mmol/L', '1.8 mmol/L'],
    ],
    [
      { code: 'ldl', value: 2, unit: 'mmol/L', comparator: '<' },
      below(1.8),
      undefined,
      [null, '<2.0 mmol/L', '1.8 mmol/L'],
    ],
  ] as const)('%j to %j in %s: %j', (result, goal, showIn, [isMet, valueText, goalText]) => {
    expect(againstGoal(result, goal, showIn)).toEqual({ isMet, valueText, goalText });
  });

  it('never prints two numbers that contradict the answer', () => {
    const ldl = fc.record({
      isUs: fc.boolean(),
      isShownUs: fc.boolean(),
      hundredths: fc.integer({ min: 50, max: 600 }),
      high: fc.constantFrom(1.4, 1.8, 2.6, 3.4),
    });
    fc.assert(
      fc.property(ldl, ({ isUs, isShownUs, hundredths, high }) => {
        const value = isUs ? Math.round(hundredths * 0.3867) : hundredths / 100;
        const unit = isUs ? 'mg/dL' : 'mmol/L';
        const shown = againstGoal({ code: 'ldl', value, unit }, below(high), isShownUs ? 'mg/dL' : 'mmol/L');
        const [a, b] = [shown.valueText, shown.goalText].map((text) => Number.parseFloat(text));
        expect((a ?? 0) < (b ?? 0)).toBe(shown.isMet);
        expect(shown.valueText.split(' ')[1]).toBe(shown.goalText.split(' ')[1]);
      }),
      { seed: 19, numRuns: 1000 },
    );
  });
});
