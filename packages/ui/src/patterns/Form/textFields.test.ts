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

it('gives what was typed, without the spaces around it unless they may be meant', () => {
  expect(checkFields(schema, { email: ' mei@example.com ', password: ' a phrase ' })).toEqual({
    value: { email: 'mei@example.com', password: ' a phrase ' },
  });
});

it('says of every field that is empty what it needs', () => {
  expect(checkFields(schema, { email: '  ' })).toEqual({
    issues: [
      { path: ['email'], message: 'Enter your e-mail address.' },
      { path: ['password'], message: 'Enter your password.' },
    ],
  });
});

it('judges a text in the one way of writing it, and hands it over so', () => {
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

it('says what a text should look like', () => {
  expect(checkFields(schema, { email: 'mei', password: 'x' })).toEqual({
    issues: [{ path: ['email'], message: 'Enter an e-mail address such as name@example.com.' }],
  });
});
