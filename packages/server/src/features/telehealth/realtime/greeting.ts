import type { CallSocket, RealtimeContext } from './connection.ts';
import { iceServers, relayUser } from './iceServers.ts';

/** Sends a connection its id in the room and its relays: those of the room's call, or none. */
export function greet(
  socket: CallSocket,
  { io, config, now }: Pick<RealtimeContext, 'io' | 'config' | 'now'>,
): void {
  const { admission, caller, memberId } = socket.data;
  // Sent to the id's own channel: only a connection that received such a message can be recovered.
  io.to(socket.id).emit('room:joined', {
    selfId: memberId,
    iceServers: admission ? iceServers(config.turn, relayUser(caller, socket.id), now()) : [],
  });
}
