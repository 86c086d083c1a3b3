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

it('says what a text should look like', () => {
  expect(checkFields(schema, { email: 'mei', password: 'x' })).toEqual({
    issues: [{ path: ['email'], message: 'Enter an e-mail address such as name@example.com.' }],
  });
});
