import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';

/** A room for a doctor, who owns it, and one guest. Whoever has the room id may ask to join until it expires. */
export const guestLink = pgTable(
  'guest_link',
  {
    /** 192 random bits. */
    room: text().primaryKey(),
    ownerId: owner(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** SHA-256 of the key of the admitted guest; `null` until a guest is admitted. */
    guestKeyHash: text('guest_key_hash'),
    /** Where the admitted guest says to be, for help in an emergency; deleted with the key when the call ends. */
    guestLocation: text('guest_location'),
    /** Since when nobody is in the room of an admitted guest; `null` while somebody is. */
    emptySince: instant('empty_since'),
  },
  (table) => [index('guest_link_owner').on(table.ownerId)],
);
