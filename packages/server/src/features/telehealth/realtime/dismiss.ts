import type { CallServer } from './connection.ts';

/** Tells one connection why, and closes it, wherever it is. Both go the same way, so the one comes before the other. */
export function dismiss(io: CallServer, socketId: string, event: string, payload?: object): void {
  io.to(socketId).emit(event, ...(payload ? [payload] : []));
  io.in(socketId).disconnectSockets(true);
}
