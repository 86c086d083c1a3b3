import { expect, test } from 'vitest';
import { addressSchema } from './address.schema.ts';

const home = { address: '12 Marina View', unitNumber: '#08-123', postalCode: '018961', country: 'Singapore' };
const messagesOf = (given: object) =>
  addressSchema.safeParse({ ...home, ...given }).error?.issues.map(({ message }) => message) ?? [];

test('trims the address', () => {
  expect(addressSchema.parse({ ...home, address: ' 12 Marina View ', unitNumber: '' })).toEqual({
    ...home,
    unitNumber: '',
  });
});

test.each([
  [{ address: ' ' }, 'Enter the block and the street.'],
  [{ postalCode: '' }, 'Enter the postal code.'],
  [{ postalCode: '12345' }, 'Enter the six digits of the postal code, for example 018961.'],
  [
    { postalCode: '12345', country: 'singapore' },
    'Enter the six digits of the postal code, for example 018961.',
  ],
  [{ country: '' }, 'Enter the country.'],
])('rejects %j with a reason', (given, message) => {
  expect(messagesOf(given)).toEqual([message]);
});

test('accepts postal codes of other countries', () => {
  expect(messagesOf({ postalCode: 'SW1A 1AA', country: 'United Kingdom' })).toEqual([]);
});
