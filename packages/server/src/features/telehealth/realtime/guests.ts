import { randomUUID } from 'node:crypto';
import { type AuditAction, record } from '../../../audit/audit.ts';
import type { Caller } from '../../../authorisation/caller.ts';
import { ApiError } from '../../../errors/apiError.ts';
import type { Admission } from '../consultation.queries.ts';
import { createGuestKey, findOpenLink, isGuestKey, isHostOf } from '../guestLink.queries.ts';
import { takeSeat } from './call.ts';
import {
  type CallSocket,
  guestChannel,
  lobbyChannel,
  memberChannel,
  type RealtimeContext,
} from './connection.ts';
import { dismiss } from './dismiss.ts';
import { guestAnswer, type guestHandshake } from './events.ts';
import { greet } from './greeting.ts';
import { tellIfAlone } from './leaving.ts';
import { maxGuestsWaiting } from './limits.ts';

/** Label of a guest without a name: a link does not identify who uses it. */
const guestLabel = 'Guest';

/** Data of a guest on connection. */
type GuestHandshake = ReturnType<typeof guestHandshake.parse>;

/**
 * Admits a guest with a valid key to their seat, and others to the lobby. Unknown, expired and withdrawn links
 * and invalid keys get the same refusal.
 */
export async function welcomeGuest(
  socket: CallSocket,
  { roomId: room, name, location, guestKey }: GuestHandshake,
  context: RealtimeContext,
): Promise<void> {
  const { db, now } = context;
  socket.data.label = name || guestLabel;
  socket.data.location = location;
  socket.data.admission = { room, seat: 'patient' };
  socket.data.isAdmitted = guestKey !== undefined;
  if (guestKey === undefined) return await enterLobby(room, context);
  if (!(await isGuestKey(db, { room, guestKey, now: now() }))) throw new ApiError('not_found');
}

async function enterLobby(room: string, { db, io, now, live }: RealtimeContext): Promise<void> {
  if (!(await findOpenLink(db, room, now()))) throw new ApiError('not_found');
  const { patient, doctor } = await live.presence(room);
  if (patient && doctor) throw new ApiError('call_full');
  const waiting = await waitingIn(room, { io });
  if (waiting.length >= maxGuestsWaiting) throw new ApiError('too_many_requests');
}

/** Returns the host's seat in a room of their own link. */
export async function admitHost(
  caller: Caller,
  room: string,
  { db, now }: Pick<RealtimeContext, 'db' | 'now'>,
): Promise<Admission | undefined> {
  return (await isHostOf(db, caller, room, now())) ? { room, seat: 'doctor' } : undefined;
}

/** Seats an admitted guest; keeps others in the lobby until the host admits them. */
export async function serveGuest(
  socket: CallSocket,
  admission: Admission,
  context: RealtimeContext,
): Promise<void> {
  const { room } = admission;
  await socket.join(guestChannel(room));
  if (socket.data.isAdmitted) {
    if (!(await takeSeat(socket, admission, context))) return;
    greet(socket, context);
    return await tellIfAlone(socket, admission, context);
  }
  await socket.join(lobbyChannel(room));
  socket.on('disconnect', () => {
    notifyHost('guest:left', { id: socket.id }, room, context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'failed to notify a host that a guest left'),
    );
  });
  await notifyHost('guest:waiting', { id: socket.id, name: socket.data.label }, room, context);
  context.io.to(socket.id).emit('room:waiting');
}

/** Sends the host the waiting guests. Handles the admission of one while the seat is free, and dismissals. */
export async function serveHost(
  socket: CallSocket,
  { room, seat }: Admission,
  context: RealtimeContext,
): Promise<void> {
  const { io, seats, metrics, log, live } = context;
  const answers = { 'guest:admit': admitGuest, 'guest:refuse': refuseGuest };
  for (const [event, answer] of Object.entries(answers)) {
    const serve = async (payload: unknown) => {
      const message = guestAnswer.safeParse(payload);
      const guest = (await waitingIn(room, context)).find(({ id }) => id === message.data?.to);
      const isHost = (await seats.holders(room))[seat] === socket.data.memberId;
      const isTaken = event === 'guest:admit' && (await live.presence(room)).patient;
      if (isHost && guest && !isTaken) await answer({ host: socket, guest, room }, context);
      else metrics.dropped.inc({ reason: 'wrong_target' });
    };
    socket.on(event, (payload) => {
      serve(payload).catch((error: unknown) => log.error({ err: error }, 'failed to handle a guest event'));
    });
  }
  for (const guest of await waitingIn(room, context)) {
    io.to(socket.id).emit('guest:waiting', { id: guest.id, name: guest.data.label });
  }
}

type Waiting = Awaited<ReturnType<typeof waitingIn>>[number];

/** Host, waiting guest and room of a decision. */
interface LobbyVisit {
  host: CallSocket;
  guest: Waiting;
  room: string;
}

/**
 * Sends a guest the seat key, with which their browser reconnects, and the host that it is known where the guest is.
 * Dismisses the others, because the room is full.
 */
async function admitGuest({ host, guest, room }: LobbyVisit, context: RealtimeContext): Promise<void> {
  const { db, io, live } = context;
  guest.leave(lobbyChannel(room));
  const location = guest.data.location || null;
  io.to(guest.id).emit('guest:admitted', { guestKey: await createGuestKey(db, { room, location }) });
  if (host.data.caller) await live.placeChanged(host.data.caller.accountId);
  for (const { id } of await waitingIn(room, context)) {
    if (id !== guest.id) dismiss(io, id, 'guest:refused', { reason: 'full' });
  }
  await recordAnswer('guest.admit', host, context);
}

async function refuseGuest({ host, guest }: LobbyVisit, context: RealtimeContext): Promise<void> {
  dismiss(context.io, guest.id, 'guest:refused', { reason: 'host' });
  await recordAnswer('guest.refuse', host, context);
}

/** Returns the guests in the lobby, of all processes. */
function waitingIn(room: string, { io }: Pick<RealtimeContext, 'io'>) {
  return io.in(lobbyChannel(room)).fetchSockets();
}

async function notifyHost(
  event: string,
  payload: object,
  room: string,
  { io, seats }: RealtimeContext,
): Promise<void> {
  const { doctor: host } = await seats.holders(room);
  if (host) io.to(memberChannel({ room, seat: 'doctor' }, host)).emit(event, payload);
}

async function recordAnswer(
  action: AuditAction,
  host: CallSocket,
  { db, now }: RealtimeContext,
): Promise<void> {
  const actorId = host.data.caller?.accountId ?? null;
  await record(db, { at: now(), actorId, action, outcome: 'done', requestId: randomUUID() });
}
