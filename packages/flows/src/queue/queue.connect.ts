import type { SnapshotFrom } from 'xstate';
import type { VisitAnswers } from '../shared/visit.ts';
import type { queueMachine } from './queue.machine.ts';
import type {
  QueueCode,
  QueueEvent,
  QueueRegistration,
  RegistrationRefusal,
  WaitRange,
} from './queue.types.ts';
import { expectedWait } from './waitEstimate.ts';

/** Snapshot of the patient's queue machine. */
export type QueueSnapshot = SnapshotFrom<typeof queueMachine>;

/** Notice on the screen: a problem, outdated data, or no doctor online. */
export type QueueNotice = QueueCode | 'stale' | 'no-doctor';

/** View of the patient's place in the queue. */
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
  /** Patients waiting, and the wait, which is unknown while no doctor is online; `null` until loaded. */
  place: { count: number; wait: WaitRange | null } | null;
  notice: QueueNotice | null;
  /** Last identity number, as the initial value of the registration form. */
  nric: string | null;
  /** Whether the clinic has accepted a registration in this attempt to join. */
  isRegistered: boolean;
  /** Refusal of the last registration by the clinic. */
  refusal: RegistrationRefusal | null;
  /** Joins, after the server has the answers before the visit, if any. */
  onJoin: (nric?: string, answers?: VisitAnswers) => void;
  /** Registers with the clinic and then joins. */
  onRegister: (registration: QueueRegistration) => void;
  onLeave: () => void;
}

const TOP = ['registering', 'waiting', 'leaving', 'inCall'] as const;
const OUTSIDE = ['notRegistered', 'registrationFailed', 'failed', 'notInQueue'] as const;

function statusOf(snapshot: QueueSnapshot): QueueView['status'] {
  if (snapshot.matches('telling') || snapshot.matches('lookingUp')) return 'joining';
  const top = TOP.find((state) => snapshot.matches(state));
  return top ?? OUTSIDE.find((state) => snapshot.matches({ outside: state })) ?? 'idle';
}

function noticeOf({ context }: QueueSnapshot, isInQueue: boolean): QueueNotice | null {
  if (context.code) return context.code;
  if (!isInQueue) return null;
  if (context.isStale) return 'stale';
  return context.doctorsOnline === 0 ? 'no-doctor' : null;
}

/** Converts a snapshot to plain props. Pure. */
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
        ? { count, wait: doctorsOnline === 0 ? null : expectedWait(wait, position ?? count) }
        : null,
    notice: noticeOf(snapshot, isInQueue),
    nric,
    isRegistered,
    refusal,
    onJoin: (nric, answers) =>
      send({ type: 'queue.join', ...(nric !== undefined && { nric }), ...(answers && { answers }) }),
    onRegister: (registration) => send({ type: 'patient.submit', registration }),
    onLeave: () => send({ type: 'queue.leave' }),
  };
}
