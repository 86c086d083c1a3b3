import type { SignallingReport } from '../call/call.types.ts';
import type { GuestSeat } from '../guest-lobby/guestLobby.types.ts';
import type { QueueCounts } from '../queue/queue.types.ts';

/** Guest in the lobby of the doctor's room. The name is unverified input. */
export interface WaitingGuest {
  id: string;
  name: string;
}

/** Lobby event for a host; `guests.reset` when the connection was lost and the waiting guests are unknown. */
export type GuestEvent =
  | { type: 'guest.waiting'; guest: WaitingGuest }
  | { type: 'guest.left'; id: string }
  | { type: 'guests.reset' };

/** Answer of a host to a guest. */
export interface GuestAnswer {
  type: 'guest.admit' | 'guest.refuse';
  to: string;
}

/** Push of the service outside a call. Its payload is passed on unchanged. */
export type Push =
  | { type: 'queue.changed'; counts: QueueCounts | null }
  /** A message of a consultation was stored. */
  | { type: 'messages.changed' }
  | { type: 'session.ended'; payload: unknown };

/** Options of a connection. */
export interface ConnectionOptions {
  /** Origin of the service, e.g. `wss://care.example`; defaults to the page's own. */
  url?: string;
  /** Returns the access token for each attempt; `null` for a guest. */
  readToken: () => string | null;
  /** Returns the seat that a host has given this guest, who has no token. */
  readSeat?: (roomId: string) => GuestSeat | null;
}

/** Message to the service. */
export interface WireMessage {
  event: string;
  payload: Readonly<Record<string, unknown>>;
}

/** Reads an event of the service for a call; `null` for one that does not concern it. */
export type ReadEvent = (event: string, payload: unknown) => SignallingReport | null;

/** The single socket of the app, shared by a call's room and the pushes. Open while either is in use. */
export interface Connection {
  /**
   * Enters a room, in which `read` reads the events of the service: only a call knows them. Returns a function that
   * leaves it. Entering another room leaves the first.
   */
  enter: (roomId: string, report: (event: SignallingReport) => void, read: ReadEvent) => () => void;
  /** Sends a message of the call. Drops it while disconnected, because a late offer does harm. */
  send: (message: WireMessage) => void;
  /** Sends the end of the call. Calls `onHandled` when the service has handled it, or cannot be reached. */
  sendEnd: (message: WireMessage, onHandled: () => void) => void;
  /** Listens to pushes. Returns an unsubscribe function. */
  onPush: (listener: (push: Push) => void) => () => void;
  /** Reports guests who enter the lobby of the room. Returns an unsubscribe function. */
  onGuest: (listener: (event: GuestEvent) => void) => () => void;
  /** Admits or declines a guest from the lobby. */
  answerGuest: (answer: GuestAnswer) => void;
  /** Returns whether pushes arrive at this moment. */
  isConnected: () => boolean;
  /** Calls the listener when `isConnected` changes. Returns an unsubscribe function. */
  onStateChange: (listener: () => void) => () => void;
  /** Returns the relay servers of the latest greeting. */
  iceServers: () => RTCIceServer[];
  /** Reconnects at once, e.g. after sleep or on another network. */
  wake: () => void;
}
