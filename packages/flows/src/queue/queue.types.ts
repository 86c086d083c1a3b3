import type { FieldMessages } from '../shared/errors.ts';
import type { NavigateEffect, ToastEffect } from '../shared/ports.ts';

/** What stands in the way of joining, waiting or leaving. */
export type QueueCode = 'nric-missing' | 'not-registered' | 'records-not-found' | 'not-in-queue' | 'offline';

/** A wait between two numbers of minutes. */
export interface WaitRange {
  fromMins: number;
  toMins: number;
}

/** An answer of `join-queue-plato` or `queuePlato`. `room` is null without a place. */
export interface QueueAnswer {
  patientFound: boolean;
  checkedInCount: number;
  room: string | null;
  doctorsOnline: number;
  /** The patient's place in the order of calls, from 1; null without a waiting place. */
  position: number | null;
  /** The wait at that place; null while the server knows too little. */
  wait: WaitRange | null;
}

/** How the queue stands for somebody whose own place has not changed. */
export type QueueCounts = Pick<QueueAnswer, 'checkedInCount' | 'doctorsOnline' | 'position' | 'wait'>;

/** What the calls of the queue take: the identity number of the patient's own profile. */
export interface QueuePatientKey {
  nric: string;
}

/** The submitted values of the registration form, under the names of the call. Only the identity number is read here. */
export interface QueueRegistration {
  language: 'en' | 'zh' | 'ms' | 'ta';
  name: string;
  /** A name of the list of genders. */
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

/** Why the clinic did not take a registration: what it said, if anything, and what is wrong with which field. */
export interface RegistrationRefusal {
  message: string | null;
  fields: FieldMessages;
}

/** `room` is set on the page of a room, where the place in the queue is asked for at once. */
export interface QueueInput {
  nric: string | null;
  room?: string | null;
  isHidden?: boolean;
  /** -0.2 … 0.2, drawn once by the app. */
  jitter?: number;
}

/** All data of the flow; plain and serialisable. The NRIC leaves it only as input of an actor and for the form that shows it. */
export interface QueueContext {
  nric: string | null;
  room: string | null;
  /** Patients waiting, this one included; null until an answer has come. */
  count: number | null;
  /** The place in the order of calls, from 1; null while it is not known. */
  position: number | null;
  /** The wait as the server computes it; null while it knows too little. */
  wait: WaitRange | null;
  /** Doctors who see patients now; null until an answer has come. */
  doctorsOnline: number | null;
  /** No answer for a while: what is shown may be out of date. */
  isStale: boolean;
  isHidden: boolean;
  failures: number;
  jitter: number;
  code: QueueCode | null;
  /** Whether the clinic has taken a registration in this try to join. */
  isRegistered: boolean;
  /** What the clinic said of the last registration; null unless it was refused. */
  refusal: RegistrationRefusal | null;
}

/**
 * Everything that can happen to a patient's place in the queue. `queue.pushed` is the server's `queue:changed`, with
 * `counts` when nothing else has changed for this patient.
 */
export type QueueEvent =
  | { type: 'queue.join'; nric?: string }
  | { type: 'queue.leave' }
  | { type: 'patient.submit'; registration: QueueRegistration }
  | { type: 'queue.pushed'; counts?: QueueCounts | null }
  | { type: 'page.hidden' }
  | { type: 'page.visible' }
  | { type: 'net.online' }
  | { type: 'call.joined' }
  | { type: 'call.ended' };

/** A place that the flow leads to. */
export type QueuePlace = { to: 'room'; roomId: string } | { to: 'registration' } | { to: 'consultations' };

/** What the flow asks the host to do. */
export type QueueEffect = NavigateEffect<QueuePlace> | ToastEffect<QueueCode | 'leave-failed'>;

/** `inQueue` while the patient has a place, `busy` while they wait for an answer to their own action. */
export type QueueTag = 'inQueue' | 'busy';
