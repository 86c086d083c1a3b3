import { expect, test } from 'vitest';
import { patientRegistrationSchema } from './patientRegistration.schema.ts';

const schema = patientRegistrationSchema('2026-01-01');

const typed = {
  name: ' Tan Mei Ling ',
  gender: 'Female',
  date_of_birth: '1968-04-12',
  language: 'en',
  ic_type: 'NRIC',
  nric: ' s1234567d ',
  mobile: '+65 9123 4567',
  email: '',
  allergy: 'no',
  address: '12 Marina View',
  unit: '',
  postal: '018961',
  location: ' At work ',
  'terms-checkbox': 'on',
};

const refused = (changes: Partial<Record<keyof typeof typed | 'allergy_details', string | undefined>>) =>
  schema.safeParse({ ...typed, ...changes }).error?.issues.map(({ message }) => message) ?? [];

test('converts the input to the request', () => {
  expect(schema.parse(typed)).toEqual({
    name: 'Tan Mei Ling',
    gender: 'Female',
    date_of_birth: '1968-04-12',
    language: 'en',
    ic_type: 'NRIC',
    nric: 'S1234567D',
    mobile: '+65 9123 4567',
    email: undefined,
    allergy: false,
    address: '12 Marina View',
    unit: undefined,
    postal: '018961',
    location: 'At work',
    'terms-checkbox': true,
  });
});

test('reports all missing fields at once', () => {
  const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));
  const { language: _, ...rest } = nothing;
  const messages = schema.safeParse({ ...rest, language: 'en' }).error?.issues.map(({ message }) => message);
  expect(messages).toEqual([
    'Enter your full name.',
    'Choose your gender.',
    'Enter your date of birth.',
    'Choose the kind of your card.',
    'Enter your NRIC or FIN.',
    'Enter a telephone number, for example 9123 4567.',
    'Say whether you are allergic to any medicine.',
    'Enter your block and street.',
    'Enter the six digits of your postal code.',
    'Accept the terms to register.',
  ]);
});

test('requires the name of an allergy', () => {
  expect(refused({ allergy: 'yes', allergy_details: ' ' })).toEqual([
    'Say which medicines you are allergic to.',
  ]);
  expect(refused({ allergy: 'yes', allergy_details: 'Penicillin, rash' })).toEqual([]);
});

test('accepts a wrong checksum letter', () => {
  expect(refused({ nric: 'S1234567A' })).toEqual([]);
  expect(refused({ nric: 'S12345' })).toEqual([
    'Check the letter and the seven digits: an NRIC or FIN looks like S•••••67D.',
  ]);
});

test('rejects a date of birth in the future', () => {
  expect(refused({ date_of_birth: '2026-01-02' })).toEqual(['This day is in the future. Check the year.']);
});
