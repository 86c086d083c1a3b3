import { createHash, randomBytes } from 'node:crypto';
import { addMs, hourMs } from '@vitalane/time';
import { and, desc, eq, gt, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, guestLink } from '../../db/schema.ts';

/** A row of the guest-link table. */
export type GuestLinkRow = typeof guestLink.$inferSelect;

const roomBytes = 24;
const keyBytes = 24;
const maxLinksListed = 50;
/** Time after which a call counts as ended. */
const longestCallMs = 12 * hourMs;

/** Returns the condition for links that accept new guests. */
const isOpen = (now: Date): SQL => gt(guestLink.expiresAt, now);

/** Returns the condition for rooms with a call in progress, including expired links. */
const hasCall = (now: Date): SQL | undefined =>
  and(isNotNull(guestLink.guestKeyHash), gt(guestLink.expiresAt, addMs(now, -longestCallMs)));

const hashOf = (guestKey: string) => createHash('sha256').update(guestKey).digest('base64url');

/** Columns of a room without a call: where the guest is, is kept no longer. */
const noGuest = { guestKeyHash: null, guestLocation: null, emptySince: null };

/** Creates a room of the calling doctor for one guest at a time. */
export async function addGuestLink(
  db: Database,
  caller: Caller,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<GuestLinkRow> {
  const room = randomBytes(roomBytes).toString('base64url');
  const row: GuestLinkRow = {
    room,
    ownerId: caller.accountId,
    createdAt: now,
    expiresAt,
    ...noGuest,
  };
  await db.insert(guestLink).values(row);
  return row;
}

/** Returns the caller's links that are valid or have a call in progress, newest first. */
export async function listGuestLinks(db: Database, caller: Caller, now: Date): Promise<GuestLinkRow[]> {
  return await db
    .select()
    .from(guestLink)
    .where(and(ownedBy(guestLink, caller), or(isOpen(now), hasCall(now))))
    .orderBy(desc(guestLink.createdAt), desc(guestLink.room))
    .limit(maxLinksListed);
}

/** Returns whether the caller owns the room and may enter it now. */
export async function isHostOf(db: Database, caller: Caller, room: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ room: guestLink.room })
    .from(guestLink)
    .where(and(ownedBy(guestLink, caller), eq(guestLink.room, room), or(isOpen(now), hasCall(now))));
  return found.length > 0;
}

/** Creates a new key to the guest's seat of a room, and invalidates the previous one. Stores where the guest is. */
export async function createGuestKey(
  db: Database,
  { room, location }: { room: string; location: string | null },
): Promise<string> {
  const guestKey = randomBytes(keyBytes).toString('base64url');
  await db
    .update(guestLink)
    .set({ ...noGuest, guestKeyHash: hashOf(guestKey), guestLocation: location })
    .where(eq(guestLink.room, room));
  return guestKey;
}

/** Returns whether the key belongs to the guest in the room's call. */
export async function isGuestKey(
  db: Database,
  { room, guestKey, now }: { room: string; guestKey: string; now: Date },
): Promise<boolean> {
  const found = await db
    .select({ room: guestLink.room })
    .from(guestLink)
    .innerJoin(account, eq(account.id, guestLink.ownerId))
    .where(
      and(
        eq(guestLink.room, room),
        eq(guestLink.guestKeyHash, hashOf(guestKey)),
        hasCall(now),
        eq(account.isActive, true),
      ),
    );
  return found.length > 0;
}

/**
 * Removes the guest key after a call, so that the next guest must be admitted, and where the guest was. Returns whether
 * there was a call.
 */
export async function deleteGuestKey(db: Database, room: string): Promise<boolean> {
  const ended = await db
    .update(guestLink)
    .set(noGuest)
    .where(and(eq(guestLink.room, room), isNotNull(guestLink.guestKeyHash)))
    .returning({ room: guestLink.room });
  return ended.length > 0;
}

/** Returns the rooms with an admitted guest, of all doctors. */
export async function listGuestCalls(db: Database): Promise<GuestLinkRow[]> {
  return await db.select().from(guestLink).where(isNotNull(guestLink.guestKeyHash));
}

/** Stores since when nobody is in the room of an admitted guest. */
export async function setEmptySince(db: Database, room: string, emptySince: Date | null): Promise<void> {
  await db
    .update(guestLink)
    .set({ emptySince })
    .where(and(eq(guestLink.room, room), isNotNull(guestLink.guestKeyHash)));
}

/** Returns the host and expiry of a room, if the link is valid. */
export async function findOpenLink(
  db: Database,
  room: string,
  now: Date,
): Promise<{ hostName: string; expiresAt: Date } | undefined> {
  const [found] = await db
    .select({ hostName: account.fullName, expiresAt: guestLink.expiresAt })
    .from(guestLink)
    .innerJoin(account, eq(account.id, guestLink.ownerId))
    .where(and(eq(guestLink.room, room), isOpen(now), eq(account.isActive, true)));
  return found;
}

/** Returns the given rooms whose link is valid. */
export async function filterOpenRooms(
  db: Database,
  rooms: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (rooms.length === 0) return new Set();
  const open = await db
    .select({ room: guestLink.room })
    .from(guestLink)
    .where(and(inArray(guestLink.room, [...rooms]), isOpen(now)));
  return new Set(open.map(({ room }) => room));
}

/** Deletes a link of the caller. Returns whether there was a call in its room; `undefined` for an unknown link. */
export async function deleteGuestLink(
  db: Database,
  caller: Caller,
  room: string,
): Promise<{ hadCall: boolean } | undefined> {
  const [deleted] = await db
    .delete(guestLink)
    .where(and(ownedBy(guestLink, caller), eq(guestLink.room, room)))
    .returning({ guestKeyHash: guestLink.guestKeyHash });
  return deleted && { hadCall: deleted.guestKeyHash !== null };
}
