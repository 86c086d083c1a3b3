import type { NavigateEffect, SoundEffect, ToastEffect } from '../shared/ports.ts';

/** One patient in the queue as `PlatoPatientList` tells, in order of arrival. `checkedInAt` is an ISO time. */
export interface DeskPatient {
  uuid: string;
  fullName: string;
  nricMasked: string | null;
  status: 'waiting' | 'in_call';
  room: string;
  checkedInAt: string;
  patientUuid: string;
  /** Whether this doctor attends the consultation. */
  isMine: boolean;
  /** In a call of this doctor's: from when a no-show may be marked, an ISO time. */
  noShowFrom: string | null;
  /** What the patient's browser could open; null until it said so. */
  devices: { hasCamera: boolean; hasMicrophone: boolean; checkedAt: string } | null;
}

/** Which place in the queue is meant. */
export interface DeskPlace {
  uuid: string;
}

/** Whether the signed-in doctor sees patients now. */
export interface Availability {
  isAvailable: boolean;
}

/** `jitter` in -0.2 … 0.2 is drawn once by the app. */
export interface DoctorDeskInput {
  isHidden?: boolean;
  jitter?: number;
}

/** All data of the flow; plain and serialisable. */
export interface DoctorDeskContext {
  /** The last value the server has confirmed; null until it has answered. */
  isAvailable: boolean | null;
  /** What is being saved. */
  wanted: boolean | null;
  patients: readonly DeskPatient[];
  /** The place that is being marked as a no-show. */
  marking: string | null;
  isHidden: boolean;
  /** Failed loads of the list in a row. */
  failures: number;
  jitter: number;
}

/** Everything that can happen at the desk. `queue.pushed` is the server's `queue:changed`. */
export type DoctorDeskEvent =
  | { type: 'availability.set'; isAvailable: boolean }
  | { type: 'availability.retry' }
  | { type: 'patients.reload' }
  | { type: 'patient.open'; uuid: string }
  | { type: 'patient.next' }
  | { type: 'patient.noShow'; uuid: string }
  | { type: 'queue.pushed' }
  | { type: 'page.hidden' }
  | { type: 'page.visible' }
  | { type: 'net.online' };

/** A place that the flow leads to. */
export interface DoctorDeskPlace {
  to: 'room';
  roomId: string;
}

/** What could not be saved. */
export type DoctorDeskCode = 'availability-unsaved' | 'no-show-failed';

/** What the flow asks the host to do. */
export type DoctorDeskEffect = NavigateEffect<DoctorDeskPlace> | ToastEffect<DoctorDeskCode> | SoundEffect;
