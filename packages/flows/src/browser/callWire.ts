import type {
  CallCandidate,
  CallDescription,
  DescriptionStage,
  SignallingCommand,
  SignallingReport,
} from '../call/call.types.ts';
import type { WireMessage } from './signalling.types.ts';
import { isRecord } from './storage.ts';
import { type Payload, text } from './wire.ts';

const descriptionEvents = {
  'initial offer': ['user:call', 'offer'],
  'initial answer': ['call:accepted', 'ans'],
  'later offer': ['peer:nego:needed', 'offer'],
  'later answer': ['peer:nego:done', 'ans'],
} as const satisfies Record<`${DescriptionStage} ${CallDescription['type']}`, readonly [string, string]>;

/** Converts a command of the call to an event of the service. */
export function toWire(command: SignallingCommand): WireMessage {
  const { to } = command;
  // Nobody else is in the room: the service refuses an empty recipient.
  if (command.type === 'wire.end') return { event: 'end:call', payload: to === '' ? {} : { to } };
  if (command.type === 'wire.candidate') {
    return { event: 'ice:candidate', payload: { to, candidate: command.candidate } };
  }
  const [event, field] = descriptionEvents[`${command.stage} ${command.description.type}`];
  return { event, payload: { to, [field]: command.description } };
}

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

const readMember =
  (report: (id: string, email: string | null) => SignallingReport) =>
  ({ id, email }: Payload): SignallingReport | null => {
    const remoteId = text(id);
    return remoteId === null ? null : report(remoteId, text(email));
  };

const readers: Readonly<Record<string, (payload: Payload) => SignallingReport | null>> = {
  'user:joined': readMember((id, email) => ({ type: 'signal.peerJoined', id, email })),
  'user:left': readMember((id) => ({ type: 'signal.peerLeft', id })),
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

/** Converts an event of the service to a report; returns `null` for one that does not concern a call or is malformed. */
export function fromWire(event: string, payload: unknown): SignallingReport | null {
  const read = Object.hasOwn(readers, event) ? readers[event] : undefined;
  return read?.(isRecord(payload) ? payload : {}) ?? null;
}
