import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';
import { account } from './account.ts';

/** The authenticator app of an account. */
export const secondFactor = pgTable('second_factor', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  secretEncrypted: text('secret_encrypted').notNull(),
  /** `null` until the first code has confirmed that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** Time step of the newest accepted code; each code is accepted once. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** Codes for a lost telephone, as keyed hashes; each works once. */
export const recoveryCode = pgTable(
  'recovery_code',
  { ownerId: owner(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] })],
);
