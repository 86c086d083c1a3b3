import { expect, it } from 'vitest';
import { isFarFromLast } from './history.ts';
import { isFarFromRange, isUsualRange } from './printedRange.ts';

it.each([
  ['glucose_fasting', 39, 60],
  ['potassium', 35, 50],
  ['tg', null, 17],
  ['hdl', 10, null],
  ['uacr', null, 0.35],
  ['urea', 6.9, 2.7],
  ['urea', null, null],
  ['vitamin_d', 30, 100],
])('takes no range of %s from %s to %s for a printed one', (code, low, high) => {
  expect(isUsualRange(code, { low, high })).toBe(false);
});

it.each([
  ['glucose_fasting', 3.9, 6],
  ['potassium', 3.5, 5],
  ['tg', null, 2.3],
  ['hdl', 1, null],
  ['uacr', null, 3.5],
  ['wbc', 4, 11],
  ['bilirubin', 0, 21],
])('knows a range of %s from %s to %s', (code, low, high) => {
  expect(isUsualRange(code, { low, high })).toBe(true);
});

it('questions a value that is ten times too high', () => {
  expect(isFarFromRange(21, { low: null, high: 1.7 })).toBe(true);
  expect(isFarFromRange(0.53, { low: 2.7, high: 6.9 })).toBe(true);
  expect(isFarFromRange(12.4, { low: 2.7, high: 6.9 })).toBe(false);
});

it('questions a value that is far from the last one of the year', () => {
  const last = [{ value: 4.4, daysBefore: 100 }];
  expect(isFarFromLast({ code: 'potassium', value: 6.5, unit: 'mmol/L', earlier: last })).toBe(true);
  expect(isFarFromLast({ code: 'hdl', value: 1.4, unit: 'mmol/L', earlier: last })).toBe(true);
  expect(isFarFromLast({ code: 'hdl', value: 4, unit: 'mmol/L', earlier: last })).toBe(false);
  expect(isFarFromLast({ code: 'potassium', value: 6.5, unit: 'mmol/L', earlier: [] })).toBe(false);
});
