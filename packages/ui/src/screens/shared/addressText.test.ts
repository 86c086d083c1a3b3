import { expect, test } from 'vitest';
import { placeText, streetText } from './addressText.ts';

const home = {
  address: '12 Marina View',
  unitNumber: '#08-123',
  postalCode: '018961',
  country: 'Singapore',
};

test('an address reads as on an envelope', () => {
  expect(streetText(home)).toBe('12 Marina View, #08-123');
  expect(placeText(home)).toBe('Singapore 018961');
});

test('a house without a unit leaves no comma behind', () => {
  expect(streetText({ ...home, unitNumber: '' })).toBe('12 Marina View');
});
