import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { account, guestLink } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';

/** A row of the guest-link table. */
export type GuestLinkRow = typeof guestLink.$inferSelect;

const roomBytes = 24;

/** Makes a room of the calling doctor that one guest at a time may be let into. */
export async function addGuestLink(
  db: Database,
  caller: Caller,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<GuestLinkRow> {
  const room = randomBytes(roomBytes).toString('base64url');
  const row: GuestLinkRow = { room, ownerId: caller.accountId, createdAt: now, expiresAt };
  await db.insert(guestLink).values(row);
  return row;
}

/** Whose room it is and until when, if the link works now. */
export async function findOpenLink(
  db: Database,
  room: string,
  now: Date,
): Promise<{ hostId: string; hostName: string; expiresAt: Date } | undefined> {
  const [found] = await db
    .select({ hostId: account.id, hostName: account.fullName, expiresAt: guestLink.expiresAt })
    .from(guestLink)
    .innerJoin(account, eq(account.id, guestLink.ownerId))
    .where(and(eq(guestLink.room, room), gt(guestLink.expiresAt, now), eq(account.isActive, true)));
  return found;
}

/** Those of the given rooms whose link works now. */
export async function filterOpenRooms(
  db: Database,
  rooms: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (rooms.length === 0) return new Set();
  const open = await db
    .select({ room: guestLink.room })
    .from(guestLink)
    .where(and(inArray(guestLink.room, [...rooms]), gt(guestLink.expiresAt, now)));
  return new Set(open.map(({ room }) => room));
}

/** Withdraws a link of the caller; says whether there was one. */
export async function deleteGuestLink(db: Database, caller: Caller, room: string): Promise<boolean> {
  const deleted = await db
    .delete(guestLink)
    .where(and(ownedBy(guestLink, caller), eq(guestLink.room, room)))
    .returning({ room: guestLink.room });
  return deleted.length > 0;
}
