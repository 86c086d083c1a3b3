import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import type { GuestSeat } from '../guest-lobby/guestLobby.types.ts';
import { createListeners, type Listeners } from './listeners.ts';
import type { Connection, ConnectionOptions, GuestEvent, Push } from './signalling.types.ts';
import { createRefusalRetry, isFinalRefusal } from './signallingRefusals.ts';
import { createSignallingRoom, type SignallingRoom } from './signallingRoom.ts';
import { answerEvents, guestEvents, toCounts, toGreeting, toGuestEvent } from './wire.ts';

const socketOptions: Partial<ManagerOptions & SocketOptions> = {
  autoConnect: false,
  transports: ['websocket'],
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
};

const keyOf = (seat: GuestSeat | null) => seat && { name: seat.name, guestKey: seat.guestKey };

/** Creates the connection; call once, outside React. It opens on first use. */
export function createConnection({
  url = '',
  readToken,
  readSeat = () => null,
}: ConnectionOptions): Connection {
  let iceServers: RTCIceServer[] = [];
  const room = createSignallingRoom();
  const pushes = createListeners<Push>();
  const guests = createListeners<GuestEvent>();
  const socket: Socket = io(url, {
    ...socketOptions,
    auth: (provideAuth) => {
      const seat = room.seat();
      provideAuth({ token: readToken(), ...(seat && { ...seat, ...keyOf(readSeat(seat.roomId)) }) });
    },
  });
  const isWanted = () => room.seat() !== null || !pushes.isEmpty();
  const reopen = () => {
    retry.cancel();
    socket.disconnect();
    if (isWanted()) socket.connect();
  };
  const retry = createRefusalRetry(reopen);
  const handleRefusal = (isFinal: boolean) => {
    if (retry.refused(isFinal)) room.report({ type: 'signal.refused' });
    if (!isWanted()) retry.cancel();
  };

  socket.on('connect', () => {
    if (socket.recovered) room.recovered();
  });
  socket.on('room:joined', (payload: unknown) => {
    const greeting = toGreeting(payload);
    if (!greeting) return;
    iceServers = greeting.iceServers;
    retry.reset();
    room.greeted(greeting);
  });
  socket.on('disconnect', (reason) => {
    // Unsent messages are outdated at the next connection.
    socket.sendBuffer.length = 0;
    room.lost();
    guests.notify({ type: 'guests.reset' });
    if (reason === 'io server disconnect') handleRefusal(false);
  });
  // The socket reconnects by itself unless the service has refused it.
  socket.on('connect_error', (error) => {
    if (!socket.active) handleRefusal(isFinalRefusal(error));
  });
  forwardEvents(socket, { room, pushes, guests });

  return {
    enter: (roomId, report, read) => {
      const leave = room.enter(roomId, report, read);
      retry.reset();
      reopen();
      return () => {
        if (leave()) reopen();
      };
    },
    send: ({ event, payload }) => {
      if (socket.connected) socket.emit(event, payload);
    },
    // The server discards unhandled messages when a connection closes, so it confirms the end. The seat identifies
    // the call; an id that may be outdated is omitted.
    sendEnd: ({ event, payload }, onHandled) => {
      if (socket.connected) socket.emit(event, room.isOtherUnknown() ? {} : payload, onHandled);
      else onHandled();
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

/** Recipients of service events. */
interface Recipients {
  room: SignallingRoom;
  pushes: Listeners<Push>;
  guests: Listeners<GuestEvent>;
}

function forwardEvents(socket: Socket, { room, pushes, guests }: Recipients): void {
  socket.onAny(room.receive);
  for (const event of guestEvents) {
    socket.on(event, (payload: unknown) => {
      const guestEvent = toGuestEvent(event, payload);
      if (guestEvent) guests.notify(guestEvent);
    });
  }
  socket.on('queue:changed', (payload: unknown) =>
    pushes.notify({ type: 'queue.changed', counts: toCounts(payload) }),
  );
  socket.on('messages:changed', () => pushes.notify({ type: 'messages.changed' }));
  socket.on('session:ended', (payload: unknown) => pushes.notify({ type: 'session.ended', payload }));
}
