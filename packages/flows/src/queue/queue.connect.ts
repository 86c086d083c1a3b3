import type { SnapshotFrom } from 'xstate';
import { NO_DOCTOR_TEXT, QUEUE_STALE_TEXT, QUEUE_TEXT } from './queue.copy.ts';
import type { queueMachine } from './queue.machine.ts';
import type { QueueEvent, QueueRegistration, RegistrationRefusal } from './queue.types.ts';
import { waitInWords } from './wait-estimate.ts';

/** A snapshot of the patient's queue machine. */
export type QueueSnapshot = SnapshotFrom<typeof queueMachine>;

/** The patient's place in the queue as screens see it. */
export interface QueueView {
  status:
    | 'idle'
    | 'joining'
    | 'notRegistered'
    | 'registering'
    | 'registrationFailed'
    | 'failed'
    | 'waiting'
    | 'notInQueue'
    | 'leaving'
    | 'inCall';
  isInQueue: boolean;
  isBusy: boolean;
  room: string | null;
  /** Patients waiting and the wait in words, which nobody knows while no doctor is online; null until known. */
  place: { count: number; estimate: string | null } | null;
  /** The one sentence worth adding: out of date, nobody online, or what stands in the way. */
  noticeText: string | null;
  /** The identity number that was tried last, for the registration form to begin with. */
  nric: string | null;
  /** Whether the clinic has taken a registration in this try to join. */
  isRegistered: boolean;
  /** Why the clinic did not take the last registration. */
  refusal: RegistrationRefusal | null;
  join: (nric?: string) => void;
  /** Registers with the clinic and, once registered, joins. */
  register: (registration: QueueRegistration) => void;
  leave: () => void;
}

const TOP = ['registering', 'waiting', 'leaving', 'inCall'] as const;
const OUTSIDE = ['notRegistered', 'registrationFailed', 'failed', 'notInQueue'] as const;

function statusOf(snapshot: QueueSnapshot): QueueView['status'] {
  if (snapshot.matches('lookingUp')) return 'joining';
  const top = TOP.find((state) => snapshot.matches(state));
  return top ?? OUTSIDE.find((state) => snapshot.matches({ outside: state })) ?? 'idle';
}

function noticeOf({ context }: QueueSnapshot, isInQueue: boolean): string | null {
  if (context.code) return QUEUE_TEXT[context.code];
  if (!isInQueue) return null;
  if (context.isStale) return QUEUE_STALE_TEXT;
  return context.doctorsOnline === 0 ? NO_DOCTOR_TEXT : null;
}

/** Turns a snapshot into plain props. Pure: the same snapshot gives the same view. */
export function connectQueue(snapshot: QueueSnapshot, send: (event: QueueEvent) => void): QueueView {
  const { count, position, wait, doctorsOnline, room, nric, isRegistered, refusal } = snapshot.context;
  const isInQueue = snapshot.hasTag('inQueue');
  return {
    status: statusOf(snapshot),
    isInQueue,
    isBusy: snapshot.hasTag('busy'),
    room,
    place:
      isInQueue && count !== null
        ? { count, estimate: doctorsOnline === 0 ? null : waitInWords(wait, position ?? count) }
        : null,
    noticeText: noticeOf(snapshot, isInQueue),
    nric,
    isRegistered,
    refusal,
    join: (nric) => send(nric === undefined ? { type: 'queue.join' } : { type: 'queue.join', nric }),
    register: (registration) => send({ type: 'patient.submit', registration }),
    leave: () => send({ type: 'queue.leave' }),
  };
}
