import type { QueueCounts, WaitRange } from '../queue/queue.types.ts';
import type { GuestAnswer, GuestEvent } from './signalling.types.ts';
import { isRecord } from './storage.ts';

/** Payload of an event. */
export type Payload = Readonly<Record<string, unknown>>;

/** Returns a text of a payload; `null` for an empty one and for any other value. */
export const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

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
