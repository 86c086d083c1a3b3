import { expect, it } from 'vitest';
import { checkFields } from './formSchema.ts';
import { textFields } from './textFields.ts';

const schema = textFields({
  email: {
    missing: 'Enter your e-mail address.',
    shape: { pattern: /@/, message: 'Enter an e-mail address such as name@example.com.' },
  },
  password: { missing: 'Enter your password.', keepsSpaces: true },
});

it('trims texts, except those that keep spaces', () => {
  expect(checkFields(schema, { email: ' mei@example.com ', password: ' a phrase ' })).toEqual({
    value: { email: 'mei@example.com', password: ' a phrase ' },
  });
});

it('reports every empty field', () => {
  expect(checkFields(schema, { email: '  ' })).toEqual({
    issues: [
      { path: ['email'], message: 'Enter your e-mail address.' },
      { path: ['password'], message: 'Enter your password.' },
    ],
  });
});

it('validates and returns the normalised text', () => {
  const seat = textFields({
    seat: {
      missing: 'Enter your seat.',
      normalize: (text) => text.replaceAll(' ', '').toUpperCase(),
      problem: (text) => (text.startsWith('A') ? null : 'This seat is not in row A.'),
    },
  });
  expect(checkFields(seat, { seat: ' a 12 ' })).toEqual({ value: { seat: 'A12' } });
  expect(checkFields(seat, { seat: 'b12' })).toEqual({
    issues: [{ path: ['seat'], message: 'This seat is not in row A.' }],
  });
  expect(checkFields(seat, { seat: '  ' })).toEqual({
    issues: [{ path: ['seat'], message: 'Enter your seat.' }],
  });
});

it('reports a pattern mismatch', () => {
  expect(checkFields(schema, { email: 'mei', password: 'x' })).toEqual({
    issues: [{ path: ['email'], message: 'Enter an e-mail address such as name@example.com.' }],
  });
});
