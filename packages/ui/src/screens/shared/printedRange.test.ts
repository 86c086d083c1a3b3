import { expect, it } from 'vitest';
import { rangeText } from './printedRange.ts';

it.each([
  [3.5, 5.1, '3.5 to 5.1'],
  [null, 2.6, 'up to 2.6'],
  [0, null, '0 or more'],
  [null, null, null],
])('formats the range from %j to %j as %j', (referenceLow, referenceHigh, text) => {
  expect(rangeText({ referenceLow, referenceHigh })).toBe(text);
});
