import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openRecordSchema, searchSchema } from './patients.schema.ts';

const problemOf = (schema: z.core.$ZodType, value: object) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message);

it.each(['S1234567D', ' s1234567d ', 'S 1234 567 D', 'S1234567-D'])(
  'rejects an identity number, which would be part of a URL: %j',
  (s) => {
    expect(problemOf(searchSchema, { s })).toEqual([
      'Search by name. With an NRIC or FIN use “Open another record”.',
    ]);
  },
);

it('accepts a name, or empty text for all patients', () => {
  expect(z.parse(searchSchema, { s: ' mei ' })).toEqual({ s: 'mei' });
  expect(z.parse(searchSchema, { s: '' })).toEqual({ s: '' });
});

it('requires a reason', () => {
  expect(problemOf(openRecordSchema, { nric: 'S1234567D', reason: '   short    ' })).toEqual([
    'Enter at least 10 characters.',
  ]);
});
