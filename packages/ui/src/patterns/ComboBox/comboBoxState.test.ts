import { expect, test } from 'vitest';
import { failed, loading, ready } from '../RemoteView/index.ts';
import { listedOptions, searchMessage } from './comboBoxState.ts';

const metformin = { value: 'm', label: 'Metformin' };
const amlodipine = { value: 'a', label: 'Amlodipine' };

test('a search says what it is doing while there is nothing to choose from', () => {
  expect(searchMessage(loading, 'met')).toBe('Searching…');
  expect(searchMessage(ready([]), '')).toBe('Type to search.');
  expect(searchMessage(ready([]), ' xyz')).toBe('Nothing found. Check the spelling or type less.');
  expect(searchMessage(ready([]), 'xyz', { empty: 'No such medicine.' })).toBe('No such medicine.');
  expect(searchMessage(failed('Network error. Please try again.'), 'met')).toBe(
    'Network error. Please try again.',
  );
  expect(searchMessage(ready([metformin]), 'met')).toBeUndefined();
});

test('what was chosen stays in the list while something else is searched', () => {
  expect(listedOptions(loading, metformin)).toEqual([metformin]);
  expect(listedOptions(ready([amlodipine]), metformin)).toEqual([metformin, amlodipine]);
  expect(listedOptions(ready([amlodipine, metformin]), metformin)).toEqual([amlodipine, metformin]);
  expect(listedOptions(ready([amlodipine]), undefined)).toEqual([amlodipine]);
});
