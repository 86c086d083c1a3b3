import { randomUUID } from 'node:crypto';
import { record } from '../audit/audit.ts';
import { ApiError } from '../errors.ts';
import type { Admission } from '../features/telehealth/consultation.queries.ts';
import { findOpenLink } from '../features/telehealth/guestLink.queries.ts';
import type { Caller } from '../identity/caller.ts';
import { takeSeat } from './call.ts';
import { type CallSocket, lobbyChannel, type RealtimeContext } from './connection.ts';
import { admitGuest } from './events.ts';
import { greet } from './greeting.ts';
import { maxGuestsWaiting } from './limits.ts';

/** What the host sees of a guest: a link says nothing about who came. */
const guestLabel = 'Guest';

/** Lets somebody with a link come to the door of its room. Unknown, expired and withdrawn links are refused alike. */
export async function welcomeGuest(
  socket: CallSocket,
  room: string,
  context: RealtimeContext,
): Promise<void> {
  const { db, io, now } = context;
  if (!(await findOpenLink(db, room, now()))) throw new ApiError('not_found');
  const waiting = await io.in(lobbyChannel(room)).fetchSockets();
  if (waiting.length >= maxGuestsWaiting) throw new ApiError('too_many_requests');
  socket.data.label = guestLabel;
  socket.data.admission = { room, seat: 'patient' };
}

/** The host's seat in a room that their own link leads to. */
export async function admitHost(
  caller: Caller,
  room: string,
  { db, now }: Pick<RealtimeContext, 'db' | 'now'>,
): Promise<Admission | undefined> {
  const link = await findOpenLink(db, room, now());
  return link?.hostId === caller.accountId ? { room, seat: 'doctor' } : undefined;
}

/** Keeps a guest at the door until the host opens it; one who was in the call before comes back into it. */
export function serveGuest(socket: CallSocket, { room, seat }: Admission, context: RealtimeContext): void {
  const { io, seats } = context;
  if (socket.recovered && seats.holder(room, seat) === socket.id) {
    greet(socket, context);
    return;
  }
  void socket.join(lobbyChannel(room));
  tellHost('guest:waiting', socket.id, room, context);
  socket.on('disconnect', () => tellHost('guest:left', socket.id, room, context));
  io.to(socket.id).emit('room:waiting');
}

/** Lets the host see who waits, and let one of them in: that one takes the other seat, whoever had it before. */
export function serveHost(socket: CallSocket, { room, seat }: Admission, context: RealtimeContext): void {
  const { io, seats, metrics, log } = context;
  for (const id of io.sockets.adapter.rooms.get(lobbyChannel(room)) ?? []) {
    io.to(socket.id).emit('guest:waiting', { id });
  }
  socket.on('guest:admit', (payload) => {
    const message = admitGuest.safeParse(payload);
    const guest = message.success ? io.sockets.sockets.get(message.data.to) : undefined;
    const isHost = seats.holder(room, seat) === socket.id;
    if (!isHost || !guest?.rooms.has(lobbyChannel(room))) {
      metrics.dropped.inc({ reason: 'wrong_target' });
      return;
    }
    open(guest, room, context);
    recordAdmission(socket, context).catch((error: unknown) =>
      log.error({ err: error }, 'an admission could not be recorded'),
    );
  });
}

function open(guest: CallSocket, room: string, context: RealtimeContext): void {
  void guest.leave(lobbyChannel(room));
  if (takeSeat(guest, { room, seat: 'patient' }, context)) greet(guest, context);
}

function tellHost(event: string, id: string, room: string, { io, seats }: RealtimeContext): void {
  const host = seats.holder(room, 'doctor');
  if (host) io.to(host).emit(event, { id });
}

async function recordAdmission(host: CallSocket, { db, now }: RealtimeContext): Promise<void> {
  const actorId = host.data.caller?.accountId ?? null;
  await record(db, { at: now(), actorId, action: 'guest.admit', outcome: 'done', requestId: randomUUID() });
}
