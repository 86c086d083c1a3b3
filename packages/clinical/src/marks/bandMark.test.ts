import { expect, it } from 'vitest';
import { bandMark, type Comparator, type MarkedPerson } from '../index.ts';

const man: MarkedPerson = { ageYears: 60, isPregnant: false, sex: 'male', hasDiabetes: false };
const marked = (code: string, value: number, unit: string, comparator?: Comparator) =>
  bandMark({ code, value, unit, comparator }, man)?.words ?? null;

it.each([
  ['tc', 250, 'mg/dL', 'Above usual'],
  ['tc', 199, 'mg/dL', null],
  ['tc', 5.2, 'mmol/L', 'Above usual'],
  ['ldl', 2.9, 'mmol/L', null],
  ['ldl', 3.4, 'mmol/L', 'Above usual'],
  ['hdl', 38, 'mg/dL', 'Below usual'],
  ['hdl', 70, 'mg/dL', null],
  ['tg', 150, 'mg/dL', 'Above usual'],
  ['creatinine', 1.9, 'mg/dL', 'Above usual'],
  ['creatinine', 80, 'umol/L', null],
  ['glucose_fasting', 6.5, 'mmol/L', 'Above usual'],
  ['glucose_fasting', 3.5, 'mmol/L', 'Below usual'],
  ['hba1c', 5.6, '%', null],
  ['alp', 300, 'U/L', null],
] as const)('marks %s %s %s as %s, by the bands of the reports', (code, value, unit, words) => {
  expect(marked(code, value, unit)).toBe(words);
});

it.each([
  ['tc', 6.2, 'mmol/L', '>', 'Above usual'],
  ['hdl', 1, 'mmol/L', '<', 'Below usual'],
  ['hdl', 1, 'mmol/L', '<=', null],
  ['tc', 6.2, 'mmol/L', '<', null],
  ['creatinine', 150, 'umol/L', '>', 'Above usual'],
  ['creatinine', 150, 'umol/L', '<', null],
] as const)(
  'marks the limit %s %s %s with %s only if all its values lie outside',
  (code, value, unit, comparator, words) => {
    expect(marked(code, value, unit, comparator)).toBe(words);
  },
);

it('marks nothing where the bands do not apply', () => {
  const cholesterol = { code: 'tc', value: 250, unit: 'mg/dL' } as const;
  const creatinine = { code: 'creatinine', value: 1.9, unit: 'mg/dL' } as const;
  const glucose = { code: 'glucose_fasting', value: 6.5, unit: 'mmol/L' } as const;
  expect(bandMark(cholesterol, { ...man, isPregnant: true })).toBeNull();
  expect(bandMark(cholesterol, { ...man, ageYears: 15 })).toBeNull();
  expect(bandMark(glucose, { ...man, hasDiabetes: true })).toBeNull();
  expect(bandMark(creatinine, { ...man, sex: null })).toBeNull();
});
