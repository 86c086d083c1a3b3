import { expect, test } from 'vitest';
import { placeText, streetText } from './addressText.ts';

const home = {
  address: '12 Marina View',
  unitNumber: '#08-123',
  postalCode: '018961',
  country: 'Singapore',
};

test('formats an address as on an envelope', () => {
  expect(streetText(home)).toBe('12 Marina View, #08-123');
  expect(placeText(home)).toBe('Singapore 018961');
});

test('omits the comma without a unit number', () => {
  expect(streetText({ ...home, unitNumber: '' })).toBe('12 Marina View');
});
