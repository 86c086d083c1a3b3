import type { FieldOption } from '../../patterns/Field/index.ts';
import { chestPainAdvice, signsOfAnEmergency } from '../shared/emergency.fixtures.ts';
import type { TopicOption, VisitQuestions, VisitReason } from './reason.types.ts';
import type { NricCheck, QueuePlace } from './TeleHealthScreen.types.ts';

const topics: readonly TopicOption[] = [
  { value: 'new_problem', label: 'A new health problem', asksSince: true },
  { value: 'worse_problem', label: 'A problem I know that got worse', asksSince: true },
  { value: 'medicine', label: 'A medicine: a side effect, a question, a refill', asksSince: false },
  { value: 'letter', label: 'A letter or a certificate', asksSince: false },
];

const beginnings: readonly FieldOption[] = [
  { value: 'today', label: 'Today' },
  { value: 'days', label: 'A few days ago' },
  { value: 'weeks', label: 'Some weeks ago' },
];

/** Questions before a visit. Of the signs, only chest pain has advice. */
export const questions: VisitQuestions = {
  redFlags: signsOfAnEmergency,
  topics,
  beginnings,
  medicines: ['Metformin 500 mg', 'Amlodipine 5 mg'],
  allergies: 'Penicillin',
  adviceOn: ({ redFlags, words }) =>
    redFlags.includes('heart') || words.includes('chest pain') ? chestPainAdvice : null,
};

/** What a patient has said. */
export const swollenAnkles: VisitReason = {
  redFlags: [],
  topic: 'new_problem',
  since: 'days',
  words: 'My ankles are swollen in the evening.',
  medicinesRight: true,
  allergiesRight: null,
};

/** Two waiting patients, without this one. */
export const notInQueue: QueuePlace = {
  callHref: null,
  call: null,
  checkedInCount: 2,
  waitEstimate: '0 to 10 mins',
  position: null,
  usualMinutes: null,
  location: null,
  reason: null,
  advice: null,
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
  reason: null,
  advice: null,
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
