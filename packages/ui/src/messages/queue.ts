import { failureMessages } from './failure.ts';

/** Texts for the codes of the waiting queue. */
export const queueMessages = {
  'nric-missing': 'Enter your NRIC or FIN first. The clinic finds you by it.',
  'answers-not-kept': 'We could not keep your answers, so you have not joined yet. Please try again.',
  'consent-outdated': 'What you agree to has changed. Read it again and tick it, then join.',
  'not-registered': 'Patient not found',
  'records-not-found': 'Patient Records Not Found',
  'not-in-queue': 'Please join the queue first',
  offline: failureMessages['network-request-failed'],
  stale: 'This may be out of date. We keep trying to reach the clinic.',
  'no-doctor': 'No doctor is online at the moment. You keep your place in the queue.',
  'registration-failed': 'The clinic could not register you. Please try again.',
  'leave-failed': 'You could not leave the queue. Please try again.',
} as const;

/** Returns a waiting time as text, such as `10 to 20 mins`. */
export const waitText = ({ fromMins, toMins }: { fromMins: number; toMins: number }): string =>
  `${fromMins} to ${toMins} mins`;

/** Title of every page while the doctor waits in the room for the patient. */
export const calledTitle = 'The doctor is ready for you';
