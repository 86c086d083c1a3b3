import type { SignallingCommand, SignallingReport } from '../call/call.types.ts';
import type { GuestSeat } from '../guest-lobby/guestLobby.types.ts';
import type { QueueCounts } from '../queue/queue.types.ts';
import type { GuestAnswer, GuestEvent } from './guestList.ts';

/** What the service pushes outside a call. The payload is the service's and is only passed on. */
export type Push =
  | { type: 'queue.changed'; counts: QueueCounts | null }
  | { type: 'session.ended'; payload: unknown };

/** How to reach the service. */
export interface ConnectionOptions {
  /** Origin of the service, e.g. `wss://care.example`; the page's own by default. */
  url?: string;
  /** Reads the access token afresh at every attempt; null for a guest. */
  readToken: () => string | null;
  /** Reads the seat in a room that a host has given this guest, who has no token. */
  readSeat?: (roomId: string) => GuestSeat | null;
}

/** The one socket of the app: a call's room and the pushes share it. It is open while either is wanted. */
export interface Connection {
  /** Enters a room until the answered function is called. Entering another room leaves the first. */
  enter: (roomId: string, report: (event: SignallingReport) => void) => () => void;
  /** Sends a command of the call; while the socket is away it is dropped, because a late offer does harm. */
  send: (command: SignallingCommand) => void;
  /** Listens to pushes until the answered function is called. */
  onPush: (listener: (push: Push) => void) => () => void;
  /** Reports guests who enter the lobby of the room. Returns an unsubscribe function. */
  onGuest: (listener: (event: GuestEvent) => void) => () => void;
  /** Admits a guest from the lobby, or declines. */
  answerGuest: (answer: GuestAnswer) => void;
  /** Whether pushes arrive at this moment. */
  isConnected: () => boolean;
  /** Tells when that changes. Returns a function that stops it. */
  onStateChange: (listener: () => void) => () => void;
  /** Relay servers of the latest greeting. */
  iceServers: () => RTCIceServer[];
  /** Reconnects now instead of at the next attempt, e.g. after sleep or on another network. */
  wake: () => void;
}
