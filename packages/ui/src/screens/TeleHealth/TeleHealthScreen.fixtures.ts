import type { NricCheck, QueuePlace } from './TeleHealthScreen.types.ts';

/** Two waiting patients, without this one. */
export const notInQueue: QueuePlace = {
  callHref: null,
  call: null,
  checkedInCount: 2,
  waitEstimate: '0 to 10 mins',
  position: null,
  usualMinutes: null,
  location: null,
  doctorsOnline: 1,
};

/** Five waiting patients, including this one. */
export const inQueue: QueuePlace = {
  callHref: '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
  call: null,
  checkedInCount: 5,
  waitEstimate: '10 to 20 mins',
  position: 4,
  usualMinutes: 12,
  location: null,
  doctorsOnline: 1,
};

/** The doctor has opened the call and is present. */
export const called: QueuePlace = {
  ...inQueue,
  call: { doctor: 'Dr Priya Nair', isDoctorHere: true },
};

/** Replaces the real check of the clinical package: a single number is valid. */
export function checkNric(value: string): NricCheck {
  if (value === 'S1234567D') return 'valid';
  return /^[STFGM]\d{7}[A-Z]$/.test(value) ? 'checksum' : 'format';
}
