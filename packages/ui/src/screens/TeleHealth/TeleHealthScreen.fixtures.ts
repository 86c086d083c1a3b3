import type { NricCheck, QueuePlace } from './TeleHealthScreen.types.ts';

/** Two patients wait, this one is not among them. */
export const notInQueue: QueuePlace = {
  callHref: null,
  call: null,
  checkedInCount: 2,
  waitEstimate: '0 to 10 mins',
  position: null,
  usualMinutes: null,
  doctorsOnline: 1,
};

/** The patient is one of five. */
export const inQueue: QueuePlace = {
  callHref: '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
  call: null,
  checkedInCount: 5,
  waitEstimate: '10 to 20 mins',
  position: 4,
  usualMinutes: 12,
  doctorsOnline: 1,
};

/** The doctor has opened the call and is in it. */
export const called: QueuePlace = {
  ...inQueue,
  call: { doctor: 'Dr Priya Nair', isDoctorHere: true },
};

/** Stands in for the real check, which belongs to the clinical package: one number is right. */
export function checkNric(value: string): NricCheck {
  if (value === 'S1234567D') return 'valid';
  return /^[STFGM]\d{7}[A-Z]$/.test(value) ? 'checksum' : 'format';
}
