import { expect, test } from 'vitest';
import { placeAfterKey } from './roving.ts';

const held = { altKey: false, ctrlKey: false, metaKey: false };
const inRow = (key: string, place: number) => placeAfterKey({ key, ...held }, place, 3, 'row');
const inColumn = (key: string, place: number) => placeAfterKey({ key, ...held }, place, 3, 'column');

test('arrow keys move along their axis and wrap', () => {
  expect(['ArrowRight', 'ArrowLeft'].map((key) => inRow(key, 1))).toEqual([2, 0]);
  expect([inRow('ArrowRight', 2), inRow('ArrowLeft', 0)]).toEqual([0, 2]);
  expect([inColumn('ArrowDown', 2), inColumn('ArrowUp', 0)]).toEqual([0, 2]);
});

test('arrow keys are reversed in right-to-left rows', () => {
  const fromRight = (key: string) => placeAfterKey({ key, ...held }, 1, 3, 'rowFromRight');
  expect(['ArrowRight', 'ArrowLeft'].map(fromRight)).toEqual([0, 2]);
});

test('Home and End move to the first and last', () => {
  expect([inRow('Home', 1), inRow('End', 1)]).toEqual([0, 2]);
});

test('without a current item, down moves to the first and up to the last', () => {
  expect([inColumn('ArrowDown', -1), inColumn('ArrowUp', -1)]).toEqual([0, 2]);
});

test('other keys, other axes and browser shortcuts are ignored', () => {
  expect([inRow('ArrowDown', 1), inColumn('ArrowLeft', 1), inRow('a', 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(placeAfterKey({ ...held, key: 'ArrowLeft', altKey: true }, 1, 3, 'row')).toBeUndefined();
  expect(placeAfterKey({ ...held, key: 'Home' }, -1, 0, 'row')).toBeUndefined();
});
