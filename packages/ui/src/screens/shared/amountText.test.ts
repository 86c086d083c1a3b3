import { expect, test } from 'vitest';
import { amountText } from './amountText.ts';

test.each([
  [1, 'tablet', '1 tablet'],
  [0.5, 'tablet', '0.5 tablets'],
  [28, 'capsule', '28 capsules'],
  [2, 'patch', '2 patches'],
  [3, 'suppository', '3 suppositories'],
  [2.5, 'mL', '2.5 mL'],
])('formats %d %s as "%s"', (amount, unit, words) => {
  expect(amountText(amount, unit)).toBe(words);
});
