import { expect, test } from 'vitest';
import { nothingTyped, placeOfText, typedAfter } from './typeAhead.ts';

const labels = ['Edit medicine', 'See orders', 'Delete medicine', 'Delete reminders'];

test('a letter leads to the next entry that begins with it, and again to the one after', () => {
  expect(placeOfText(labels, 'd', -1)).toBe(2);
  expect(placeOfText(labels, 'dd', 2)).toBe(3);
  expect(placeOfText(labels, 'D', 3)).toBe(2);
  expect(placeOfText(labels, 'e', 0)).toBe(0);
});

test('more letters narrow it down, and stay while they fit', () => {
  expect(placeOfText(labels, 'se', 1)).toBe(1);
  expect(placeOfText(labels, 'delete r', 2)).toBe(3);
  expect(placeOfText(labels, 'delete x', 2)).toBeUndefined();
});

test('letters in a row make a word; after a second a new word begins', () => {
  const d = typedAfter(nothingTyped, 'd', 5000);
  expect(typedAfter(d, 'e', 5800).text).toBe('de');
  expect(typedAfter(d, 's', 6001).text).toBe('s');
});
