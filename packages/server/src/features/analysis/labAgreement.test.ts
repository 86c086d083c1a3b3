import type { ReadValue } from '@vitalane/contract';
import { expect, it } from 'vitest';
import { agree } from './labAgreement.ts';

const urea = (value: number, confidencePercent: number): ReadValue => ({
  code: 'urea',
  value,
  unit: 'mmol/L',
  referenceLow: null,
  referenceHigh: null,
  confidencePercent,
  page: 1,
  box: null,
  text: `Urea ${value} mmol/L`,
});

it('is as sure as the surer of two readings that say the same', () => {
  expect(agree([urea(5.3, 88)], [urea(5.3, 95)])).toEqual([urea(5.3, 95)]);
});

it('asks to look twice when a decimal point was lost in one of them, however sure that one is', () => {
  expect(agree([urea(53, 93)], [urea(5.3, 90)])).toEqual([urea(53, 40)]);
});

it('proposes what only one of them found, unsure', () => {
  expect(agree([], [urea(5.3, 95)])).toEqual([urea(5.3, 70)]);
});
