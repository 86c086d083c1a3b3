import type { IdentityCheck, KnownPatient, PatientFormData } from './PatientFormScreen.types.ts';

/** Options of the form without data of the patient. */
export const emptyForm: PatientFormData = {
  genders: ['Female', 'Male', 'Other', 'I prefer not to say'],
  known: {},
};

/** Complete registration. */
export const meiLing: KnownPatient = {
  language: 'en',
  name: 'Tan Mei Ling',
  gender: 'Female',
  ic_type: 'NRIC',
  nric: 'S1234567D',
  mobile: '+65 9123 4567',
  email: 'mei.tan@demo.vitalane.example',
  date_of_birth: '1968-04-12',
  allergy: true,
  allergy_details: 'Penicillin, rash',
  address: '12 Marina View',
  unit: '#08-123',
  postal: '018961',
};

/** Replaces the real check of the clinical package: a single number is valid. */
export function checkNric(value: string): IdentityCheck {
  if (value === 'S1234567D') return 'valid';
  return /^[STFGM]\d{7}[A-Z]$/.test(value) ? 'checksum' : 'format';
}
