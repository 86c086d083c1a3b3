import type { FlowEffect } from '../shared/ports.ts';
import type { QueueCode } from './queue.copy.ts';

/** An answer of `join-queue-plato` or `queuePlato`. `room` is null without a place. */
export interface QueueAnswer {
  patientFound: boolean;
  checkedInCount: number;
  room: string | null;
  doctorsOnline: number;
}

/** What the calls of the queue take: the identity number of the patient's own profile. */
export interface QueuePatientKey {
  nric: string;
}

/** `room` is set on the page of a room, where the place in the queue is asked for at once. */
export interface QueueInput {
  nric: string | null;
  room?: string | null;
  isHidden?: boolean;
  /** -0.2 … 0.2, drawn once by the app. */
  jitter?: number;
}

/** All data of the flow; plain and serialisable. The NRIC leaves it only as input of an actor. */
export interface QueueContext {
  nric: string | null;
  room: string | null;
  /** Patients waiting, this one included; null until an answer has come. */
  count: number | null;
  /** Doctors who see patients now; null until an answer has come. */
  doctorsOnline: number | null;
  /** No answer for a while: what is shown may be out of date. */
  isStale: boolean;
  isHidden: boolean;
  failures: number;
  jitter: number;
  code: QueueCode | null;
}

/** Everything that can happen to a patient's place in the queue. `queue.pushed` is the server's `queue:changed`. */
export type QueueEvent =
  | { type: 'queue.join'; nric?: string }
  | { type: 'queue.leave' }
  | { type: 'queue.pushed' }
  | { type: 'page.hidden' }
  | { type: 'page.visible' }
  | { type: 'net.online' }
  | { type: 'call.joined' }
  | { type: 'call.ended' };

/** What the flow asks the app to do: navigate, toast. */
export type QueueEffect = FlowEffect;

/** `inQueue` while the patient has a place, `busy` while they wait for an answer to their own action. */
export type QueueTag = 'inQueue' | 'busy';
