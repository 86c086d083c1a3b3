import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrorsOf, formValues, isSameErrors, problemsInOrder } from './fieldErrors.ts';

const schema = z.object({
  email: z
    .string()
    .check(z.minLength(1, 'Enter your e-mail address.'), z.regex(/@/, 'Enter an address with @.')),
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});

test('returns the first error of each field', () => {
  const result = schema.safeParse({ email: '', password: '' });
  expect(fieldErrorsOf(result.error?.issues ?? [])).toEqual({
    email: 'Enter your e-mail address.',
    password: 'Enter your password.',
  });
});

test('keeps an error of the whole form', () => {
  const pair = schema.check(z.refine(() => false, 'Choose one of the two.'));
  const result = pair.safeParse({ email: 'mei@example.org', password: 'river' });
  expect(fieldErrorsOf(result.error?.issues ?? [])).toEqual({ '': 'Choose one of the two.' });
});

test('sorts errors by field order, errors without a field last', () => {
  const errors = {
    captcha: 'Refused.',
    password: 'Enter your password.',
    email: 'Enter your e-mail address.',
  };
  expect(problemsInOrder(errors, ['email', 'password'])).toEqual([
    { name: 'email', message: 'Enter your e-mail address.', isInForm: true },
    { name: 'password', message: 'Enter your password.', isInForm: true },
    { name: 'captcha', message: 'Refused.', isInForm: false },
  ]);
});

test('returns a list for any number of ticked boxes', () => {
  const data = new FormData();
  data.append('name', 'Mei');
  data.append('conditions', 'diabetes');
  expect(formValues(data, ['conditions', 'medications'])).toEqual({
    name: 'Mei',
    conditions: ['diabetes'],
    medications: [],
  });
});

test.each([
  [{ email: 'Refused.' }, { email: 'Refused.' }, true],
  [{}, {}, true],
  [{ email: 'Refused.' }, { email: 'Enter your e-mail address.' }, false],
  [{ email: 'Refused.' }, {}, false],
  [{}, { email: 'Refused.' }, false],
  [{ email: 'Refused.' }, { password: 'Refused.' }, false],
])('compares %j with %j', (one, other, isSame) => {
  expect(isSameErrors(one, other)).toBe(isSame);
});
