/** What is said when joining, waiting or leaving meets an obstacle. */
export const QUEUE_TEXT = {
  'nric-missing': 'Enter your NRIC or FIN first. The clinic finds you by it.',
  'not-registered': 'Patient not found',
  'records-not-found': 'Patient Records Not Found',
  'not-in-queue': 'Please join the queue first',
  offline: 'Network error. Please try again.',
} as const;

/** A code of the flow; each has a sentence. */
export type QueueCode = keyof typeof QUEUE_TEXT;

/** Said while the clinic has not answered for a while. */
export const QUEUE_STALE_TEXT = 'This may be out of date. We keep trying to reach the clinic.';

/** Said while nobody sees patients. */
export const NO_DOCTOR_TEXT = 'No doctor is online at the moment. You keep your place in the queue.';

/** Said when a registration was refused and the server did not say why. */
export const REGISTER_FAILED_TEXT = 'The clinic could not register you. Please try again.';

/** Said when giving up the place did not work and the server did not say why. */
export const LEAVE_FAILED_TEXT = 'You could not leave the queue. Please try again.';
