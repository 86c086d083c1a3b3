import { io, type Socket } from 'socket.io-client';
import { fromCallback } from 'xstate';
import type { SignallingCommand, SignallingInput, SignallingReport } from '../call/call.types.ts';
import type { GuestSeat } from '../guest-lobby/guest-lobby.types.ts';
import type { GuestEvent } from './guest-list.ts';
import { createListeners } from './listeners.ts';
import type { Connection, ConnectionOptions, Push } from './signalling.types.ts';
import { isFinalRefusal, isRoomClosed, refusalDelayMs } from './signalling-refusals.ts';
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
  const pushes = createListeners<Push>();
  const guests = createListeners<GuestEvent>();

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
  const isWanted = () => room !== null || !pushes.isEmpty();
  const reopen = () => {
    clearTimeout(retry);
    socket.disconnect();
    if (isWanted()) socket.connect();
  };
  const retryRefused = (isFinal: boolean) => {
    refusals += 1;
    if (isRoomClosed(refusals, isFinal)) room?.report({ type: 'signal.refused' });
    if (!isWanted()) return;
    clearTimeout(retry);
    retry = setTimeout(reopen, refusalDelayMs(refusals));
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
    guests.tell({ type: 'guests.reset' });
    if (reason === 'io server disconnect') retryRefused(false);
  });
  // The socket tries again by itself unless the service has said no.
  socket.on('connect_error', (error) => {
    if (!socket.active) retryRefused(isFinalRefusal(error));
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
      if (told) guests.tell(told);
    });
  }
  socket.on('queue:changed', (payload: unknown) =>
    pushes.tell({ type: 'queue.changed', counts: toCounts(payload) }),
  );
  socket.on('session:ended', (payload: unknown) => pushes.tell({ type: 'session.ended', payload }));

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
      const stop = pushes.add(listener);
      if (!socket.active) socket.connect();
      return () => {
        stop();
        if (!isWanted()) reopen();
      };
    },
    onGuest: guests.add,
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
