import { expect, test } from 'vitest';
import { failed, loading, ready } from '../RemoteView/index.ts';
import { searchMessage } from './searchMessage.ts';

const metformin = { value: 'm', label: 'Metformin' };

test('shows the state of a search without options', () => {
  expect(searchMessage(loading, 'met')).toBe('Searching…');
  expect(searchMessage(ready([]), '')).toBe('Type to search.');
  expect(searchMessage(ready([]), ' xyz')).toBe('Nothing found. Check the spelling or type less.');
  expect(searchMessage(ready([]), 'xyz', { empty: 'No such medicine.' })).toBe('No such medicine.');
  expect(searchMessage(failed('Network error. Please try again.'), 'met')).toBe(
    'Network error. Please try again.',
  );
  expect(searchMessage(ready([metformin]), 'met')).toBeUndefined();
});
