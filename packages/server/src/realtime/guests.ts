import { randomUUID } from 'node:crypto';
import { type AuditAction, record } from '../audit/audit.ts';
import { ApiError } from '../errors.ts';
import type { Admission } from '../features/telehealth/consultation.queries.ts';
import {
  findOpenLink,
  giveGuestKey,
  isGuestKey,
  isHostOf,
} from '../features/telehealth/guestLink.queries.ts';
import type { Caller } from '../identity/caller.ts';
import { takeSeat } from './call.ts';
import { type CallSocket, lobbyChannel, type RealtimeContext } from './connection.ts';
import { guestAnswer, type guestHandshake } from './events.ts';
import { greet } from './greeting.ts';
import { maxGuestsWaiting } from './limits.ts';

/** What the host sees of a guest who gives no name: a link says nothing about who came. */
const guestLabel = 'Guest';

/** What a guest gives when connecting. */
type GuestHandshake = ReturnType<typeof guestHandshake.parse>;

/**
 * Lets a guest who was let in before into their seat, and somebody new come to the door. Unknown, expired and withdrawn
 * links are refused alike, and so is a key that no longer works.
 */
export async function welcomeGuest(
  socket: CallSocket,
  { roomId: room, name, guestKey }: GuestHandshake,
  context: RealtimeContext,
): Promise<void> {
  const { db, now } = context;
  socket.data.label = name || guestLabel;
  socket.data.admission = { room, seat: 'patient' };
  socket.data.isLetIn = guestKey !== undefined;
  if (guestKey === undefined) return await welcomeAtDoor(room, context);
  if (!(await isGuestKey(db, { room, guestKey, now: now() }))) throw new ApiError('not_found');
}

async function welcomeAtDoor(room: string, { db, io, now, live }: RealtimeContext): Promise<void> {
  if (!(await findOpenLink(db, room, now()))) throw new ApiError('not_found');
  const { patient, doctor } = live.presence(room);
  if (patient && doctor) throw new ApiError('call_full');
  const waiting = await io.in(lobbyChannel(room)).fetchSockets();
  if (waiting.length >= maxGuestsWaiting) throw new ApiError('too_many_requests');
}

/** The host's seat in a room that their own link leads to. */
export async function admitHost(
  caller: Caller,
  room: string,
  { db, now }: Pick<RealtimeContext, 'db' | 'now'>,
): Promise<Admission | undefined> {
  return (await isHostOf(db, caller, room, now())) ? { room, seat: 'doctor' } : undefined;
}

/** Seats a guest who has been let in; keeps everybody else at the door until the host opens it. */
export function serveGuest(socket: CallSocket, admission: Admission, context: RealtimeContext): void {
  const { room } = admission;
  if (socket.data.isLetIn) {
    if (takeSeat(socket, admission, context)) greet(socket, context);
    return;
  }
  void socket.join(lobbyChannel(room));
  tellHost('guest:waiting', { id: socket.id, name: socket.data.label }, room, context);
  socket.on('disconnect', () => tellHost('guest:left', { id: socket.id }, room, context));
  context.io.to(socket.id).emit('room:waiting');
}

/** Lets the host see who waits, and let one of them in while the seat is free, or send them away. */
export function serveHost(socket: CallSocket, { room, seat }: Admission, context: RealtimeContext): void {
  const { io, seats, metrics, log, live } = context;
  for (const guest of waitingIn(room, context)) {
    io.to(socket.id).emit('guest:waiting', { id: guest.id, name: guest.data.label });
  }
  const answers = { 'guest:admit': openDoor, 'guest:refuse': keepShut };
  for (const [event, answer] of Object.entries(answers)) {
    socket.on(event, (payload) => {
      const message = guestAnswer.safeParse(payload);
      const guest = waitingIn(room, context).find(({ id }) => id === message.data?.to);
      const isHost = seats.holder(room, seat) === socket.id;
      const isTaken = event === 'guest:admit' && live.presence(room).patient;
      if (!isHost || !guest || isTaken) {
        metrics.dropped.inc({ reason: 'wrong_target' });
        return;
      }
      answer({ host: socket, guest, room }, context).catch((error: unknown) =>
        log.error({ err: error }, 'a guest could not be answered'),
      );
    });
  }
}

/** The host, one who waits, and the room between them. */
interface Door {
  host: CallSocket;
  guest: CallSocket;
  room: string;
}

/** Gives the guest the key to the seat, with which their browser connects anew; two people are enough for a call. */
async function openDoor({ host, guest, room }: Door, context: RealtimeContext): Promise<void> {
  void guest.leave(lobbyChannel(room));
  guest.emit('guest:admitted', { guestKey: await giveGuestKey(context.db, room) });
  for (const other of waitingIn(room, context)) sendAway(other, 'full');
  await recordAnswer('guest.admit', host, context);
}

async function keepShut({ host, guest }: Door, context: RealtimeContext): Promise<void> {
  sendAway(guest, 'host');
  await recordAnswer('guest.refuse', host, context);
}

function sendAway(guest: CallSocket, reason: 'host' | 'full'): void {
  guest.emit('guest:refused', { reason });
  guest.disconnect(true);
}

function waitingIn(room: string, { io }: RealtimeContext): CallSocket[] {
  const ids = [...(io.sockets.adapter.rooms.get(lobbyChannel(room)) ?? [])];
  return ids.flatMap((id) => io.sockets.sockets.get(id) ?? []);
}

function tellHost(event: string, payload: object, room: string, { io, seats }: RealtimeContext): void {
  const host = seats.holder(room, 'doctor');
  if (host) io.to(host).emit(event, payload);
}

async function recordAnswer(
  action: AuditAction,
  host: CallSocket,
  { db, now }: RealtimeContext,
): Promise<void> {
  const actorId = host.data.caller?.accountId ?? null;
  await record(db, { at: now(), actorId, action, outcome: 'done', requestId: randomUUID() });
}
