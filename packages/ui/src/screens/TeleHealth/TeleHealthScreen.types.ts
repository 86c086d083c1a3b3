import type { VideoConsent } from '../shared/consultation/VideoConsent.types.ts';
import type { ValueAdvice } from '../shared/UrgentAdvice.tsx';
import type { VisitReason } from './reason.types.ts';

/** State of the queue for a patient. */
export interface QueuePlace {
  /** Path of the patient's call; `null` outside the queue. */
  callHref: string | null;
  /** Call that a doctor has opened; `null` for none. */
  call: { doctor: string | null; isDoctorHere: boolean } | null;
  /** Number of waiting patients, including this one if in the queue. */
  checkedInCount: number;
  /** Estimated wait, such as “0 to 10 mins”. */
  waitEstimate: string;
  /** Position in the order of calls, from 1; `null` if not waiting. */
  position: number | null;
  /** Usual minutes of a consultation; `null` if there is too little data. */
  usualMinutes: number | null;
  /** Number of doctors who currently see patients. */
  doctorsOnline: number;
  /** Where the patient has said to be; `null` if they have not. */
  location: string | null;
  /** What the patient has said for the visit, before joining as well; `null` when nothing. */
  reason: VisitReason | null;
  /** What to do at once about signs of an emergency that the patient has said; `null` without one. */
  advice: ValueAdvice | null;
  /** Consent to visits by video. */
  consent: VideoConsent;
}

/** State of the queue for a patient in it. */
export interface PlaceInQueue extends QueuePlace {
  callHref: string;
}

/** What a patient says to join the queue. */
export interface JoiningPatient {
  /** Valid NRIC or FIN in upper case without spaces. */
  nric: string;
  /** Where the patient is; `''` when not said. */
  location: string;
  reason: VisitReason;
  /** Whether the patient agrees to the text of the consent; `false` when they had agreed before. */
  isConsenting: boolean;
}

/**
 * Result of validating an NRIC or FIN.
 * `format`: not a letter, seven digits and a letter. `checksum`: the last letter does not match the digits.
 */
export type NricCheck = 'valid' | 'format' | 'checksum';

/** State of saying something while in the queue. */
export type SayingState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'said' }
  | { status: 'failed'; message: string };

/** State of joining the queue. */
export type JoinState =
  | { status: 'idle' }
  | { status: 'joining' }
  | { status: 'notFound' }
  | { status: 'failed'; message: string };
