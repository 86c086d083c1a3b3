import { expect, it } from 'vitest';
import { combineReadings } from './agree.ts';
import { toWords } from './line.ts';
import { rowsOf } from './rows.ts';

const urea = (value: string) =>
  rowsOf(
    { words: toWords(`Urea ${value} mmol/L 2.7 - 6.9`, 90), page: 1 },
    { section: 'blood', isFastingReport: false },
  );

it('accepts two equal readings', () => {
  expect(combineReadings(urea('5.3'), urea('5.3'))).toMatchObject([{ value: 5.3, doubts: [] }]);
});

it('marks a value as doubtful when one reading lost the decimal point', () => {
  expect(combineReadings(urea('5.3'), urea('53'))).toMatchObject([
    { value: 5.3, doubts: ['point', 'unclear'] },
  ]);
});

it('marks a value as doubtful when only one reading has it', () => {
  expect(combineReadings([], urea('5.3'))).toMatchObject([{ value: 5.3, doubts: ['unclear'] }]);
});

it('marks a limit as doubtful when one reading lost its sign', () => {
  expect(combineReadings(urea('0.5'), urea('<0.5'))).toMatchObject([{ comparator: '<', doubts: ['limit'] }]);
  expect(combineReadings(urea('<0.5'), urea('<0.5'))).toMatchObject([{ comparator: '<', doubts: [] }]);
});
