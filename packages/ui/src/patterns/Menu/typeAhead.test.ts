import { expect, test } from 'vitest';
import { appendLetter, emptyPrefix, indexOfMatch } from './typeAhead.ts';

const labels = ['Edit medicine', 'See orders', 'Delete medicine', 'Delete reminders'];

test('a repeated letter cycles through the entries that start with it', () => {
  expect(indexOfMatch(labels, 'd', -1)).toBe(2);
  expect(indexOfMatch(labels, 'dd', 2)).toBe(3);
  expect(indexOfMatch(labels, 'D', 3)).toBe(2);
  expect(indexOfMatch(labels, 'e', 0)).toBe(0);
});

test('more letters narrow the match, and a matching entry is kept', () => {
  expect(indexOfMatch(labels, 'se', 1)).toBe(1);
  expect(indexOfMatch(labels, 'delete r', 2)).toBe(3);
  expect(indexOfMatch(labels, 'delete x', 2)).toBeUndefined();
});

test('letters form a prefix until a pause of one second', () => {
  const d = appendLetter(emptyPrefix, 'd', 5000);
  expect(appendLetter(d, 'e', 5800).text).toBe('de');
  expect(appendLetter(d, 's', 6001).text).toBe('s');
});
