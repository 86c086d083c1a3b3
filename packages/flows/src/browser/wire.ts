import type {
  CallCandidate,
  CallDescription,
  DescriptionStage,
  SignallingCommand,
  SignallingReport,
} from '../call/call.types.ts';
import type { QueueCounts, WaitRange } from '../queue/queue.types.ts';
import type { GuestAnswer, GuestEvent } from './guestList.ts';
import { isRecord } from './storage.ts';

/** Outgoing message of the socket. */
export interface WireMessage {
  event: string;
  payload: Readonly<Record<string, unknown>>;
}

const descriptionEvents = {
  'initial offer': ['user:call', 'offer'],
  'initial answer': ['call:accepted', 'ans'],
  'later offer': ['peer:nego:needed', 'offer'],
  'later answer': ['peer:nego:done', 'ans'],
} as const satisfies Record<`${DescriptionStage} ${CallDescription['type']}`, readonly [string, string]>;

/** Converts a command of the call to an event of the service. */
export function toWire(command: SignallingCommand): WireMessage {
  // An addition to the specified events.
  if (command.type === 'wire.measured') return { event: 'call:measured', payload: command.measurement };
  const { to } = command;
  // Nobody else is in the room: the service refuses an empty recipient.
  if (command.type === 'wire.end') return { event: 'end:call', payload: to === '' ? {} : { to } };
  if (command.type === 'wire.candidate') {
    return { event: 'ice:candidate', payload: { to, candidate: command.candidate } };
  }
  const [event, field] = descriptionEvents[`${command.stage} ${command.description.type}`];
  return { event, payload: { to, [field]: command.description } };
}

type Payload = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function toDescription(value: unknown, type: CallDescription['type']): CallDescription | null {
  if (!isRecord(value) || value.type !== type || typeof value.sdp !== 'string') return null;
  const offerId = text(value.offerId);
  return { type, sdp: value.sdp, caps: texts(value.caps), ...(offerId !== null && { offerId }) };
}

function toCandidate(value: unknown): CallCandidate | null {
  if (!isRecord(value) || typeof value.candidate !== 'string') return null;
  return {
    candidate: value.candidate,
    sdpMid: text(value.sdpMid),
    sdpMLineIndex: typeof value.sdpMLineIndex === 'number' ? value.sdpMLineIndex : null,
    usernameFragment: text(value.usernameFragment),
  };
}

const readOffer =
  (stage: DescriptionStage) =>
  (payload: Payload): SignallingReport | null => {
    const from = text(payload.from);
    const description = toDescription(payload.offer, 'offer');
    return from !== null && description ? { type: 'signal.offer', from, stage, description } : null;
  };

function readAnswer(payload: Payload, from: string | null): SignallingReport | null {
  const description = toDescription(payload.ans, 'answer');
  return description && { type: 'signal.answer', from, description };
}

const readers: Readonly<Record<string, (payload: Payload) => SignallingReport | null>> = {
  'user:joined': ({ id, email }) => {
    const remoteId = text(id);
    return remoteId === null ? null : { type: 'signal.peerJoined', id: remoteId, email: text(email) };
  },
  'user:left': ({ id }) => {
    const remoteId = text(id);
    return remoteId === null ? null : { type: 'signal.peerLeft', id: remoteId };
  },
  // Spelling of the service.
  'incomming:call': readOffer('initial'),
  'peer:nego:needed': readOffer('later'),
  'call:accepted': (payload) => {
    const from = text(payload.from);
    return from === null ? null : readAnswer(payload, from);
  },
  // This event names no sender.
  'peer:nego:final': (payload) => readAnswer(payload, null),
  'ice:candidate': (payload) => {
    const from = text(payload.from);
    const candidate = toCandidate(payload.candidate);
    return from !== null && candidate ? { type: 'signal.candidate', from, candidate } : null;
  },
  'call:ended': () => ({ type: 'signal.ended' }),
  'session:replaced': () => ({ type: 'signal.replaced' }),
};

/** Events of the service that concern a call. */
export const callEvents = Object.keys(readers);

/** Converts an event of the service to a report; returns `null` for a malformed one, which is ignored. */
export function fromWire(event: string, payload: unknown): SignallingReport | null {
  const read = Object.hasOwn(readers, event) ? readers[event] : undefined;
  return read?.(isRecord(payload) ? payload : {}) ?? null;
}

/** Event of the service for each answer to a guest. */
export const answerEvents: Readonly<Record<GuestAnswer['type'], string>> = {
  'guest.admit': 'guest:admit',
  'guest.refuse': 'guest:refuse',
};

const guestReaders: Readonly<Record<string, (id: string, payload: Payload) => GuestEvent>> = {
  'guest:waiting': (id, payload) => ({
    type: 'guest.waiting',
    guest: { id, name: text(payload.name) ?? 'Guest' },
  }),
  'guest:left': (id) => ({ type: 'guest.left', id }),
};

/** Events of the service about guests in the lobby. */
export const guestEvents = Object.keys(guestReaders);

/** Converts a lobby event; returns `null` for a malformed one, which is ignored. */
export function toGuestEvent(event: string, payload: unknown): GuestEvent | null {
  const read = Object.hasOwn(guestReaders, event) ? guestReaders[event] : undefined;
  const id = isRecord(payload) ? text(payload.id) : null;
  return read && isRecord(payload) && id !== null ? read(id, payload) : null;
}

/** Reads the wait of a response or push; `null` without one. */
function toWait(value: unknown): WaitRange | null {
  if (!isRecord(value)) return null;
  const { fromMins, toMins } = value;
  return typeof fromMins === 'number' && typeof toMins === 'number' ? { fromMins, toMins } : null;
}

/** Reads `queue:changed`; `null` when more than the counts has changed. */
export function toCounts(payload: unknown): QueueCounts | null {
  if (!isRecord(payload) || payload.isOwnPlace === true) return null;
  const { checked_in_count: checkedInCount, doctors_online: doctorsOnline, position, wait } = payload;
  if (typeof checkedInCount !== 'number' || typeof doctorsOnline !== 'number') return null;
  return {
    checkedInCount,
    doctorsOnline,
    position: typeof position === 'number' ? position : null,
    wait: toWait(wait),
  };
}

/** Greeting after every successful connection. */
export interface Greeting {
  selfId: string;
  iceServers: RTCIceServer[];
}

function isIceServer(value: unknown): value is RTCIceServer {
  return isRecord(value) && (typeof value.urls === 'string' || Array.isArray(value.urls));
}

/** Reads `room:joined`; `null` when it is malformed. */
export function toGreeting(payload: unknown): Greeting | null {
  if (!isRecord(payload) || typeof payload.selfId !== 'string') return null;
  const { selfId, iceServers } = payload;
  return { selfId, iceServers: Array.isArray(iceServers) ? iceServers.filter(isIceServer) : [] };
}
