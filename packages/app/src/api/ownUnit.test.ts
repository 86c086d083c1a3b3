import { expect, it } from 'vitest';
import { ownEnd, storedEnd } from './ownUnit.ts';

it('shows the end of a range in the account’s unit, at its decimals', () => {
  expect(ownEnd({ weight: 'lb' }, { code: 'weight', value: 68 })).toBe(149.9);
  expect(ownEnd({}, { code: 'weight', value: 68 })).toBe(68);
  expect(ownEnd({ weight: 'lb' }, { code: 'weight', value: null })).toBeNull();
});

it('stores the end of a range that was typed in a unit as printed', () => {
  expect(storedEnd({ code: 'weight', value: 150 }, 'lb')).toBeCloseTo(68.04, 2);
  expect(storedEnd({ code: 'hba1c', value: 53 }, 'mmol/mol')).toBeCloseTo(7, 1);
  expect(storedEnd({ code: 'activity', value: 150 }, 'minutes a week')).toBe(150);
  expect(storedEnd({ code: 'weight', value: null }, 'lb')).toBeNull();
});
