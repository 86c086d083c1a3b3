import type { FieldOption } from '../../patterns/Field/index.ts';
import { askedConsent, givenConsent } from '../shared/consultation/VideoConsent.fixtures.ts';
import { chestPainAdvice, emergencyCall, signsOfAnEmergency } from '../shared/emergency.fixtures.ts';
import type { EmergencyNoticeProps } from './EmergencyNotice.tsx';
import type { TopicOption, VisitQuestions, VisitReason } from './reason.types.ts';
import type { NricCheck, PlaceInQueue, QueuePlace } from './TeleHealthScreen.types.ts';

/** Emergency instructions. */
export const emergency: EmergencyNoticeProps = {
  title: 'In an emergency, do not wait here',
  text: 'With chest pain, trouble breathing, weakness on one side or heavy bleeding: call 995.',
  call: emergencyCall,
};

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
  consent: askedConsent,
  doctorsOnline: 1,
};

/** A patient who has agreed to visits by video before. */
export const returning: QueuePlace = { ...notInQueue, consent: givenConsent };

/** Five waiting patients, including this one. */
export const inQueue: PlaceInQueue = {
  callHref: '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
  call: null,
  checkedInCount: 5,
  waitEstimate: '10 to 20 mins',
  position: 4,
  usualMinutes: 12,
  location: null,
  reason: null,
  advice: null,
  consent: givenConsent,
  doctorsOnline: 1,
};

/** The doctor has opened the call and is present. */
export const called: PlaceInQueue = {
  ...inQueue,
  call: { doctor: 'Dr Priya Nair', isDoctorHere: true },
};

/** Replaces the real check of the clinical package: a single number is valid. */
export function checkNric(value: string): NricCheck {
  if (value === 'S1234567D') return 'valid';
  return /^[STFGM]\d{7}[A-Z]$/.test(value) ? 'checksum' : 'format';
}
