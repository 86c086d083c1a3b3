import type { NavigateEffect, SoundEffect, ToastEffect } from '../shared/ports.ts';
import type { VisitTriage } from '../shared/visit.ts';

/** Patient in the queue as in `PlatoPatientList`, in the order of calls. `checkedInAt` is an ISO time. */
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
  /** Earliest time to mark a no-show in this doctor's call, ISO. */
  noShowFrom: string | null;
  /** Devices that the patient's browser could open; `null` until reported. */
  devices: { hasCamera: boolean; hasMicrophone: boolean; checkedAt: string } | null;
  /** How soon the patient should be seen. */
  urgency: VisitTriage['urgency'];
  /** Why the patient comes; `null` when not said. */
  triage: VisitTriage | null;
  /** Number of photos and documents of the visit. */
  fileCount: number;
}

/** Place in the queue. */
export interface DeskPlace {
  uuid: string;
}

/** Whether the signed-in doctor sees patients now. */
export interface Availability {
  isAvailable: boolean;
}

/** Input of the machine. `jitter` in -0.2 … 0.2 is drawn once by the app. */
export interface DoctorDeskInput {
  isHidden?: boolean;
  jitter?: number;
}

/** Data of the flow; plain and serialisable. */
export interface DoctorDeskContext {
  /** Last value confirmed by the server; `null` until loaded. */
  isAvailable: boolean | null;
  /** Value being saved. */
  wanted: boolean | null;
  patients: readonly DeskPatient[];
  /** Place that is being marked as a no-show. */
  marking: string | null;
  isHidden: boolean;
  /** Failed loads of the list in a row. */
  failures: number;
  jitter: number;
}

/** Every event of the desk. `queue.pushed` is the server's `queue:changed`; `net.online`: browser or socket are back. */
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

/** Place that the flow navigates to. */
export interface DoctorDeskPlace {
  to: 'room';
  roomId: string;
}

/** Action that could not be saved. */
export type DoctorDeskCode = 'availability-unsaved' | 'no-show-failed';

/** Effect that the flow asks the host to carry out. */
export type DoctorDeskEffect = NavigateEffect<DoctorDeskPlace> | ToastEffect<DoctorDeskCode> | SoundEffect;
