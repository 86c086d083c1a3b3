import { filterOpenRooms } from '../features/telehealth/guestLink.queries.ts';
import { findCallers } from '../identity/sessions.ts';
import type { CallSocket, RealtimeContext } from './connection.ts';

/** Closes the connections of people whose session has ended or whose account has changed. */
export async function recheckMembers(
  sockets: readonly CallSocket[],
  { db, now }: Pick<RealtimeContext, 'db' | 'now'>,
): Promise<void> {
  const members = sockets.flatMap((socket) =>
    socket.data.caller ? [{ socket, caller: socket.data.caller }] : [],
  );
  if (members.length === 0) return;
  const sessionIds = [...new Set(members.map(({ caller }) => caller.sessionId))];
  const current = await findCallers(db, sessionIds, now());
  const bySession = new Map(current.map((caller) => [caller.sessionId, caller]));
  for (const { socket, caller } of members) {
    const found = bySession.get(caller.sessionId);
    if (!found?.isActive || found.role !== caller.role) socket.disconnect(true);
  }
}

/** Closes the connections of guests who still wait when their link stops working; a call goes on to its end. */
export async function recheckGuests(
  sockets: readonly CallSocket[],
  { db, seats, now }: Pick<RealtimeContext, 'db' | 'seats' | 'now'>,
): Promise<void> {
  const waiting = sockets.flatMap((socket) => {
    const { caller, admission } = socket.data;
    const isWaiting = !caller && admission && seats.holder(admission.room, admission.seat) !== socket.id;
    return isWaiting ? [{ socket, room: admission.room }] : [];
  });
  const open = await filterOpenRooms(db, [...new Set(waiting.map(({ room }) => room))], now());
  for (const { socket, room } of waiting) if (!open.has(room)) socket.disconnect(true);
}
