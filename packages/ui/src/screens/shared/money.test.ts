import { expect, test } from 'vitest';
import { moneyText } from './money.ts';

test.each([
  [0, '$0.00'],
  [15, '$0.15'],
  [123450, '$1,234.50'],
])('formats %i cents as %s', (cents, text) => {
  expect(moneyText(cents, 'SGD')).toBe(text);
});

test('shows the currency of other countries', () => {
  expect(moneyText(750, 'USD')).toBe('US$7.50');
});
