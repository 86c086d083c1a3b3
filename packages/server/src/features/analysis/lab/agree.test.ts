import { expect, it } from 'vitest';
import { agree } from './agree.ts';
import { toWords } from './line.ts';
import { rowsOf } from './rows.ts';

const urea = (value: string) =>
  rowsOf(
    { words: toWords(`Urea ${value} mmol/L 2.7 - 6.9`, 90), page: 1 },
    { section: 'blood', isFastingReport: false },
  );

it('believes two readings that say the same', () => {
  expect(agree(urea('5.3'), urea('5.3'))).toMatchObject([{ value: 5.3, doubts: [] }]);
});

it('asks when a decimal point was lost in one of them', () => {
  expect(agree(urea('5.3'), urea('53'))).toMatchObject([{ value: 5.3, doubts: ['point', 'unclear'] }]);
});

it('asks about what only one of them found', () => {
  expect(agree([], urea('5.3'))).toMatchObject([{ value: 5.3, doubts: ['unclear'] }]);
});
