import { expect, test } from 'vitest';
import { isoDateSchema } from './isoDate.schema.ts';

const schema = isoDateSchema({
  missing: 'Enter your date of birth.',
  impossible: 'Enter a real date, such as 27 3 1964.',
  max: '2026-01-01',
  tooLate: 'Enter a date in the past.',
});
const messages = (text: string) => schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

test('accepts an existing birth date that is not in the future', () => {
  expect(messages('1964-03-27')).toEqual([]);
  expect(messages('2026-01-01')).toEqual([]);
  expect(messages('')).toEqual(['Enter your date of birth.']);
  expect(messages('2025-02-29')).toEqual(['Enter a real date, such as 27 3 1964.']);
  expect(messages('64-03-27')).toEqual(['Enter a real date, such as 27 3 1964.']);
  expect(messages('0964-03-27')).toEqual(['Enter a real date, such as 27 3 1964.']);
  expect(messages('2026-01-02')).toEqual(['Enter a date in the past.']);
});
