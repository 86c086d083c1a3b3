import { expect, it } from 'vitest';
import { resultText } from './printedResult.ts';

it.each([
  [{ value: 2.9, unit: 'mmol/L' }, '2.9\u00a0mmol/L'],
  [{ value: 15, unit: 'mL/min/1.73 m²', comparator: '<' }, '<15\u00a0mL/min/1.73 m²'],
  [{ value: 2.4, unit: '' }, '2.4'],
] as const)('writes %j as “%s”', (result, text) => {
  expect(resultText(result)).toBe(text);
});
