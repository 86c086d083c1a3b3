import { expect, test } from 'vitest';
import { optionsMatching } from './optionsMatching.ts';

const options = ['Diabetes, type 2', 'Diabetes, type 1', 'Gout'].map((label) => ({ value: label, label }));
const found = (text: string) => optionsMatching(options, text).map(({ label }) => label);

test('matches every typed word, in any order and case', () => {
  expect(found('2 DIAB')).toEqual(['Diabetes, type 2']);
  expect(found('gouty')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});
