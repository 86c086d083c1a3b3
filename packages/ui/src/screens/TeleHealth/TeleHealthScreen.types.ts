/** The queue as the patient may see it. */
export interface QueuePlace {
  /** Path of the patient's own call; null while they are not in the queue. */
  callHref: string | null;
  /** The call that a doctor has opened; null while there is none. */
  call: { doctor: string | null; isDoctorHere: boolean } | null;
  /** Patients waiting now, this one included when they are in the queue. */
  checkedInCount: number;
  /** How long it may take, such as “0 to 10 mins”. */
  waitEstimate: string;
  /** The place in the order of calls, from 1; null while they are not waiting. */
  position: number | null;
  /** Minutes that a patient usually takes; null while too little is known. */
  usualMinutes: number | null;
  /** Doctors who see patients now. */
  doctorsOnline: number;
}

/**
 * What is wrong with a typed NRIC or FIN. `format`: not a letter, seven digits and a letter.
 * `checksum`: the last letter does not fit the digits.
 */
export type NricCheck = 'valid' | 'format' | 'checksum';

/** The try to join the queue. */
export type JoinState =
  | { status: 'idle' }
  | { status: 'joining' }
  | { status: 'notFound' }
  | { status: 'failed'; message: string };
