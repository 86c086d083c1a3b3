import { findChangedSessions } from '../../../identity/sessions.ts';
import { filterOpenRooms } from '../guestLink.queries.ts';
import type { CallSocket, RealtimeContext } from './connection.ts';

/** Closes the connections of accounts whose session has ended or whose role or state has changed. */
export async function recheckMembers(
  sockets: readonly CallSocket[],
  { db, now }: Pick<RealtimeContext, 'db' | 'now'>,
): Promise<void> {
  const members = sockets.flatMap((socket) =>
    socket.data.caller ? [{ socket, caller: socket.data.caller }] : [],
  );
  if (members.length === 0) return;
  const known = members.map(({ caller }) => caller);
  const changed = await findChangedSessions(db, known, now());
  for (const { socket, caller } of members) if (changed.has(caller.sessionId)) socket.disconnect(true);
}

/** Closes the connections of waiting guests when their link becomes invalid; a call continues to its end. */
export async function recheckGuests(
  sockets: readonly CallSocket[],
  { db, now }: Pick<RealtimeContext, 'db' | 'now'>,
): Promise<void> {
  const waiting = sockets.flatMap((socket) => {
    const { caller, admission, isAdmitted: isLetIn } = socket.data;
    return !caller && admission && !isLetIn ? [{ socket, room: admission.room }] : [];
  });
  const open = await filterOpenRooms(db, [...new Set(waiting.map(({ room }) => room))], now());
  for (const { socket, room } of waiting) if (!open.has(room)) socket.disconnect(true);
}
