import { io, type Socket } from 'socket.io-client';
import { type EventObject, fromCallback } from 'xstate';
import type {
  GuestRefusal,
  LobbyConnectionInput,
  LobbyConnectionReport,
} from '../guest-lobby/guestLobby.types.ts';
import { isRecord } from './storage.ts';

const RETRY_DELAY_MS = 2000;

/** Handshake refusals that no retry can resolve. */
const refusalByCode: Readonly<Record<string, GuestRefusal>> = { not_found: 'closed', call_full: 'full' };

const codeOf = (error: Error) => ('data' in error && isRecord(error.data) ? String(error.data.code) : '');

/** Opens the socket of one knock; injected for tests without a network. */
export type OpenLobbySocket = (
  input: LobbyConnectionInput,
) => Pick<Socket, 'on' | 'connect' | 'disconnect' | 'active'>;

const openSocket: OpenLobbySocket = (auth) =>
  io({ transports: ['websocket'], forceNew: true, auth: { ...auth }, reconnectionDelayMax: 5000 });

/** Returns the lobby's actor `connection`: waits in the lobby of a room until admitted, and knocks again when the connection drops. */
export const lobbyConnectionActor = (open: OpenLobbySocket = openSocket) =>
  fromCallback<EventObject, LobbyConnectionInput>(({ input, sendBack }) => {
    const report = (event: LobbyConnectionReport) => sendBack(event);
    const socket = open(input);
    let retry: ReturnType<typeof setTimeout> | undefined;
    const knockAgain = () => {
      clearTimeout(retry);
      retry = setTimeout(() => socket.connect(), RETRY_DELAY_MS);
    };
    socket.on('room:waiting', () => report({ type: 'lobby.waiting' }));
    socket.on('guest:admitted', (payload: unknown) => {
      const guestKey = isRecord(payload) ? payload.guestKey : undefined;
      if (typeof guestKey === 'string') report({ type: 'lobby.admitted', guestKey });
    });
    socket.on('guest:refused', (payload: unknown) => {
      const isFull = isRecord(payload) && payload.reason === 'full';
      report({ type: 'lobby.refused', reason: isFull ? 'full' : 'host' });
    });
    socket.on('disconnect', () => {
      report({ type: 'lobby.lost' });
      // The socket reconnects by itself unless the service has closed it.
      if (!socket.active) knockAgain();
    });
    socket.on('connect_error', (error: Error) => {
      const reason = refusalByCode[codeOf(error)];
      if (reason) report({ type: 'lobby.refused', reason });
      else if (!socket.active) knockAgain();
    });
    return () => {
      clearTimeout(retry);
      socket.disconnect();
    };
  });
