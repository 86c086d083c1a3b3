import type { FieldMessages } from '../shared/errors.ts';
import type { NavigateEffect, ToastEffect } from '../shared/ports.ts';
import type { VisitAnswers } from '../shared/visit.ts';

/** Problem with joining, waiting or leaving. */
export type QueueCode =
  | 'nric-missing'
  | 'answers-not-kept'
  | 'consent-outdated'
  | 'not-registered'
  | 'records-not-found'
  | 'not-in-queue'
  | 'offline';

/** Range of a wait, in minutes. */
export interface WaitRange {
  fromMins: number;
  toMins: number;
}

/** Response of `join-queue-plato` or `queuePlato`. `room` is `null` without a place. */
export interface QueueAnswer {
  patientFound: boolean;
  checkedInCount: number;
  room: string | null;
  doctorsOnline: number;
  /** Position in the order of calls, from 1; `null` without a waiting place. */
  position: number | null;
  /** Wait at that position; `null` while the server has too little data. */
  wait: WaitRange | null;
}

/** Queue counts for a patient whose own place has not changed. */
export type QueueCounts = Pick<QueueAnswer, 'checkedInCount' | 'doctorsOnline' | 'position' | 'wait'>;

/** Request body of the queue operations: the identity number of the patient's own profile. */
export interface QueuePatientKey {
  nric: string;
}

/** Submitted values of the registration form, with the names of the contract. The flow reads only the identity number. */
export interface QueueRegistration {
  language: 'en' | 'zh' | 'ms' | 'ta';
  name: string;
  /** Name in the list of genders. */
  gender: string;
  ic_type: 'NRIC' | 'FIN';
  nric: string;
  mobile: string;
  email?: string;
  is_verified?: boolean;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  allergy?: boolean;
  allergy_details?: string;
  address?: string;
  unit?: string;
  postal?: string;
  'terms-checkbox': true;
  json?: boolean;
}

/** Refusal of a registration by the clinic: its message, if any, and its errors by field. */
export interface RegistrationRefusal {
  message: string | null;
  fields: FieldMessages;
}

/** Input of the machine. `room` is set on the page of a room, where the place is requested at once. */
export interface QueueInput {
  nric: string | null;
  room?: string | null;
  isHidden?: boolean;
  /** Range -0.2 … 0.2, drawn once by the app. */
  jitter?: number;
}

/** Data of the flow; plain and serialisable. The NRIC leaves it only as actor input and for the form that shows it. */
export interface QueueContext {
  nric: string | null;
  room: string | null;
  /** Patients waiting, including this one; `null` until loaded. */
  count: number | null;
  /** Position in the order of calls, from 1; `null` while unknown. */
  position: number | null;
  /** Wait computed by the server; `null` while it has too little data. */
  wait: WaitRange | null;
  /** Doctors who see patients now; `null` until loaded. */
  doctorsOnline: number | null;
  /** Whether the data may be outdated, after a time without a response. */
  isStale: boolean;
  isHidden: boolean;
  failures: number;
  jitter: number;
  code: QueueCode | null;
  /** Whether the clinic has accepted a registration in this attempt to join. */
  isRegistered: boolean;
  /** Refusal of the last registration; `null` without one. */
  refusal: RegistrationRefusal | null;
}

/**
 * Every event of a patient's place in the queue. `queue.pushed` is the server's `queue:changed`, with `counts` when
 * nothing else has changed for this patient.
 */
export type QueueEvent =
  | { type: 'queue.join'; nric?: string; answers?: VisitAnswers }
  | { type: 'queue.leave' }
  | { type: 'patient.submit'; registration: QueueRegistration }
  | { type: 'queue.pushed'; counts?: QueueCounts | null }
  | { type: 'page.hidden' }
  | { type: 'page.visible' }
  | { type: 'net.online' }
  | { type: 'call.joined' }
  | { type: 'call.ended' };

/** Place that the flow navigates to. */
export type QueuePlace = { to: 'room'; roomId: string } | { to: 'registration' } | { to: 'consultations' };

/** Effect that the flow asks the host to carry out. */
export type QueueEffect = NavigateEffect<QueuePlace> | ToastEffect<QueueCode | 'leave-failed'>;

/** `inQueue` while the patient has a place, `busy` while a request of the patient is pending. */
export type QueueTag = 'inQueue' | 'busy';
