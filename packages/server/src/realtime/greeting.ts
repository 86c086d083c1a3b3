import type { CallSocket, RealtimeContext } from './connection.ts';
import { iceServers, relayUser } from './iceServers.ts';

/** Tells a connection that it is in, under which id, and which relays it may use. */
export function greet(
  socket: CallSocket,
  { io, config, now }: Pick<RealtimeContext, 'io' | 'config' | 'now'>,
): void {
  // Sent to the id's own channel: only a connection that got such a message can be recovered.
  io.to(socket.id).emit('room:joined', {
    selfId: socket.id,
    iceServers: iceServers(config.turn, relayUser(socket.data.caller, socket.id), now()),
  });
}
