import { expect, test } from 'vitest';
import { currencyProblems } from './callGates.ts';

const names = ['G-join', 'G-keep'];
const join = { group: 'G-join', at: '2026-11-28T09:00:00.000Z' };

test('Every gate needs a figure, all from one day', () => {
  const keep = { group: 'G-keep', at: '2026-11-28T11:00:00.000Z' };
  expect(currencyProblems(names, [join, keep])).toEqual([]);
  expect(currencyProblems(names, [join])).toEqual(['G-keep has no figure']);
  expect(currencyProblems(names, [join, { ...keep, at: '2026-11-30T11:00:00.000Z' }])).toEqual([
    'G-join has a figure from another day',
  ]);
});

test('A figure of a gate that no longer exists is named', () => {
  expect(currencyProblems(['G-join'], [join, { ...join, group: 'G-keep' }])).toEqual([
    'G-keep has a figure but does not exist',
  ]);
});
