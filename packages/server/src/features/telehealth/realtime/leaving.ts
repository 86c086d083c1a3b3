import { toEpochMs } from '@vitalane/time';
import { otherSeat } from '../../../cluster/seats.ts';
import type { Admission } from '../consultation.queries.ts';
import { type CallSocket, otherMember, type RealtimeContext } from './connection.ts';

/** Time in which a page that reloads, or loses its connection for a moment, is back. */
const graceMs = 2000;

/** Notifies the other member of a room when a page has left its seat and nobody has taken it within the grace time. */
export function announceLeaving(socket: CallSocket, context: RealtimeContext): void {
  // Stored with the data of the connection, which a connection that recovers gets back.
  socket.on('disconnecting', () => {
    socket.data.lostAtMs = toEpochMs(context.now());
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'server shutting down') return;
    const announce = () =>
      tellOther(socket, context).catch((error: unknown) =>
        context.log.warn({ err: error }, 'failed to notify a participant that the other one left'),
      );
    setTimeout(announce, graceMs).unref();
  });
}

/** Tells a page that takes its seat when the page in the other seat has no connection, so that it does not call it. */
export async function tellIfAlone(
  socket: CallSocket,
  admission: Admission,
  { io, seats, live }: RealtimeContext,
): Promise<void> {
  const other = await otherMember(admission, seats);
  if (!other || (await live.presence(admission.room))[otherSeat(admission.seat)]) return;
  io.to(socket.id).emit('user:left', { id: other.id });
}

async function tellOther({ data }: CallSocket, { io, seats, live }: RealtimeContext): Promise<void> {
  const { admission, memberId } = data;
  if (!admission) return;
  const { room, seat } = admission;
  const { [seat]: holder } = await seats.holders(room);
  if (holder !== memberId || (await live.presence(room))[seat]) return;
  const other = await otherMember(admission, seats);
  if (other) io.to(other.channel).emit('user:left', { id: memberId });
}

/** Returns whether a connection that recovers was away for so long that the other member was notified. */
export function wasAnnounced({ data: { lostAtMs } }: CallSocket, now: Date): boolean {
  return lostAtMs !== undefined && toEpochMs(now) - lostAtMs >= graceMs;
}
