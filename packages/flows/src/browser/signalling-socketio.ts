import { io, type Socket } from 'socket.io-client';
import { fromCallback } from 'xstate';
import type { SignallingCommand, SignallingInput, SignallingReport } from '../call/call.types.ts';
import type { GuestSeat } from '../guest-lobby/guest-lobby.types.ts';
import type { QueueCounts } from '../queue/queue.types.ts';
import type { GuestAnswer, GuestEvent } from './guest-list.ts';
import { isRecord } from './storage.ts';
import {
  answerEvents,
  callEvents,
  fromWire,
  guestEvents,
  toCounts,
  toGreeting,
  toGuestEvent,
  toWire,
} from './wire.ts';

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
  /** Listens to who comes to the door of the room that was entered, until the answered function is called. */
  onGuest: (listener: (event: GuestEvent) => void) => () => void;
  /** Lets somebody at the door in, or sends them away. */
  answerGuest: (answer: GuestAnswer) => void;
  /** Whether pushes arrive at this moment. */
  isConnected: () => boolean;
  /** Tells when that changes; answers the way to stop. */
  onStateChange: (listener: () => void) => () => void;
  /** Relay servers of the latest greeting. */
  iceServers: () => RTCIceServer[];
  /** Reconnects now instead of at the next attempt, e.g. after sleep or on another network. */
  wake: () => void;
}

/** A refused handshake is tried again with a fresh token, at first soon and then ever more rarely. */
const REFUSAL_DELAY_MS = 2000;
const REFUSAL_DELAY_MAX_MS = 30_000;

/** After so many refusals in a row, or at once for a reason that no fresh token mends, the room counts as closed. */
const REFUSALS_UNTIL_CLOSED = 3;
const finalCodes: readonly unknown[] = ['not_found', 'account_inactive'];

const codeOf = (error: Error) => ('data' in error && isRecord(error.data) ? error.data.code : undefined);

const keyOf = (seat: GuestSeat | null) => seat && { name: seat.name, guestKey: seat.guestKey };

/** Makes the connection; make it once, outside React. Nothing is opened before it is wanted. */
export function createConnection({
  url = '',
  readToken,
  readSeat = () => null,
}: ConnectionOptions): Connection {
  let room: { id: string; report: (event: SignallingReport) => void } | null = null;
  let iceServers: RTCIceServer[] = [];
  let selfId: string | null = null;
  let isGreeted = false;
  // After a restart of the service everybody has another id, and only who was there first is told of the other.
  let isOtherKnown = true;
  let refusals = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const pushListeners = new Set<(push: Push) => void>();
  const guestListeners = new Set<(event: GuestEvent) => void>();

  const socket: Socket = io(url, {
    autoConnect: false,
    transports: ['websocket'],
    auth: (give) =>
      give({ token: readToken(), ...(room && { roomId: room.id, ...keyOf(readSeat(room.id)) }) }),
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  });

  const greet = (id: string) => {
    if (isGreeted) return;
    isGreeted = true;
    refusals = 0;
    selfId = id;
    room?.report({ type: 'signal.joined', selfId: id });
  };
  const tellPush = (push: Push) => {
    for (const listener of pushListeners) listener(push);
  };
  const tellGuest = (event: GuestEvent) => {
    for (const listener of guestListeners) listener(event);
  };
  const isWanted = () => room !== null || pushListeners.size > 0;
  const reopen = () => {
    clearTimeout(retry);
    socket.disconnect();
    if (isWanted()) socket.connect();
  };
  const retryRefused = (isFinal: boolean) => {
    refusals += 1;
    if (isFinal || refusals === REFUSALS_UNTIL_CLOSED) room?.report({ type: 'signal.refused' });
    if (!isWanted()) return;
    clearTimeout(retry);
    retry = setTimeout(reopen, Math.min(refusals * REFUSAL_DELAY_MS, REFUSAL_DELAY_MAX_MS));
  };

  socket.on('connect', () => {
    if (socket.recovered && selfId !== null) greet(selfId);
  });
  socket.on('room:joined', (payload: unknown) => {
    const greeting = toGreeting(payload);
    if (!greeting) return;
    iceServers = greeting.iceServers;
    if (selfId !== null && greeting.selfId !== selfId) isOtherKnown = false;
    greet(greeting.selfId);
  });
  socket.on('disconnect', (reason) => {
    isGreeted = false;
    socket.sendBuffer.length = 0;
    room?.report({ type: 'signal.lost' });
    tellGuest({ type: 'guests.reset' });
    if (reason === 'io server disconnect') retryRefused(false);
  });
  // The socket tries again by itself unless the service has said no.
  socket.on('connect_error', (error) => {
    if (!socket.active) retryRefused(finalCodes.includes(codeOf(error)));
  });
  for (const event of callEvents) {
    socket.on(event, (payload: unknown) => {
      isOtherKnown = true;
      const report = fromWire(event, payload);
      if (report) room?.report(report);
    });
  }
  for (const event of guestEvents) {
    socket.on(event, (payload: unknown) => {
      const told = toGuestEvent(event, payload);
      if (told) tellGuest(told);
    });
  }
  socket.on('queue:changed', (payload: unknown) =>
    tellPush({ type: 'queue.changed', counts: toCounts(payload) }),
  );
  socket.on('session:ended', (payload: unknown) => tellPush({ type: 'session.ended', payload }));

  const reportFlushed = () => room?.report({ type: 'signal.flushed' });

  return {
    enter: (roomId, report) => {
      const entered = { id: roomId, report };
      room = entered;
      refusals = 0;
      reopen();
      return () => {
        if (room !== entered) return;
        room = null;
        reopen();
      };
    },
    send: (command) => {
      const { event, payload } = toWire(command);
      const isEnd = command.type === 'wire.end';
      if (!socket.connected) {
        if (isEnd) reportFlushed();
        return;
      }
      // The server forgets what it has not yet handled when a connection closes; so it says when it has.
      // The seat says whose call ends; an id from before would be taken for somebody else's.
      if (isEnd) socket.emit(event, isOtherKnown ? payload : {}, reportFlushed);
      else socket.emit(event, payload);
    },
    onPush: (listener) => {
      pushListeners.add(listener);
      if (!socket.active) socket.connect();
      return () => {
        pushListeners.delete(listener);
        if (!isWanted()) reopen();
      };
    },
    onGuest: (listener) => {
      guestListeners.add(listener);
      return () => guestListeners.delete(listener);
    },
    answerGuest: ({ type, to }) => {
      if (socket.connected) socket.emit(answerEvents[type], { to });
    },
    isConnected: () => socket.connected,
    onStateChange: (listener) => {
      socket.on('connect', listener).on('disconnect', listener);
      return () => socket.off('connect', listener).off('disconnect', listener);
    },
    iceServers: () => iceServers,
    wake: () => {
      if (isWanted() && !socket.connected) reopen();
    },
  };
}

/** The call's actor `signalling`. */
export const signallingActor = (connection: Connection) =>
  fromCallback<SignallingCommand, SignallingInput>(({ input, sendBack, receive }) => {
    const leave = connection.enter(input.roomId, sendBack);
    receive(connection.send);
    return leave;
  });
