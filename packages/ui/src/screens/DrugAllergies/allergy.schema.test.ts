import { expect, test } from 'vitest';
import { allergySchema } from './allergy.schema.ts';

const schema = allergySchema(['Penicillin']);

test('trims the name', () => {
  expect(schema.parse({ name: ' Ibuprofen ' })).toEqual({ name: 'Ibuprofen' });
});

test.each([
  ['  ', 'Enter the medicine or ingredient.'],
  ['penicillin', 'This is in your list already.'],
  ['aspirin, ibuprofen', 'Enter one at a time, without commas.'],
  ['x'.repeat(101), 'Shorten this to 100 characters.'],
])('rejects "%s": %s', (name, message) => {
  expect(schema.safeParse({ name }).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
