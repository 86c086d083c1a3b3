import type { Profile } from '@vitalane/contract';
import { expect, test } from 'vitest';
import { knownPatient, registrationState } from './patientForm.ts';

const profile: Profile = {
  uuid: '0f1e2d3c-4b5a-4678-9abc-def012345678',
  fullName: 'Tan Mei Ling',
  email: 'mei.tan@demo.vitalane.example',
  avatar: null,
  timeZone: 'Asia/Singapore',
  document: { type: 'NRIC', code: 'S1234567D' },
  phone: '+65 9123 4567',
  dateOfBirth: '1968-04-12',
  gender: null,
  isDrugAllergies: null,
};

test('the form starts with the values of the profile', () => {
  expect(knownPatient(profile, null)).toMatchObject({
    name: 'Tan Mei Ling',
    ic_type: 'NRIC',
    nric: 'S1234567D',
    mobile: '+65 9123 4567',
    date_of_birth: '1968-04-12',
  });
});

test('an unanswered question about allergies is not the same as no allergies', () => {
  expect(knownPatient(profile, null).allergy).toBeUndefined();
  expect(knownPatient({ ...profile, isDrugAllergies: false }, null).allergy).toBe(false);
});

test('an entered number replaces that of the profile, and a different number has no type', () => {
  expect(knownPatient(profile, 'F1234567N')).toMatchObject({ nric: 'F1234567N', ic_type: undefined });
  expect(knownPatient(profile, 'S1234567D').ic_type).toBe('NRIC');
});

const idle = { status: 'notRegistered', isRegistered: false, refusal: null, notice: null } as const;

test('a refusal is shown in the form, and the form is sending until the queue is joined', () => {
  const refusal = { message: 'Please check these fields.', fields: { mobile: 'Enter a number.' } };
  expect(registrationState({ ...idle, status: 'registrationFailed', refusal })).toEqual({
    status: 'editing',
    message: 'Please check these fields.',
    errors: { mobile: 'Enter a number.' },
  });
  for (const status of ['registering', 'joining', 'waiting'] as const)
    expect(registrationState({ ...idle, status })).toEqual({ status: 'sending' });
});

test('reports a completed registration only to registered patients when joining fails', () => {
  const failure = { ...idle, status: 'failed', notice: 'offline' } as const;
  expect(registrationState({ ...failure, isRegistered: true })).toEqual({
    status: 'notJoined',
    message: 'Network error. Please try again.',
  });
  expect(registrationState(failure).status).toBe('editing');
});
