import type { CallServer } from './connection.ts';

/**
 * Sends a reason to a connection of any process, and closes it. Both use the same channel, so that the reason
 * arrives first.
 */
export function dismiss(io: CallServer, socketId: string, event: string, payload?: object): void {
  io.to(socketId).emit(event, ...(payload ? [payload] : []));
  io.in(socketId).disconnectSockets(true);
}
