import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';
import { account } from './account.ts';

/** The authenticator app of a person. */
export const secondFactor = pgTable('second_factor', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  secretEncrypted: text('secret_encrypted').notNull(),
  /** Null until the first code has shown that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the newest code that was taken: each is taken once. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** Codes for the day on which the telephone is lost, as keyed hashes; each works once. */
export const recoveryCode = pgTable(
  'recovery_code',
  { ownerId: owner(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] })],
);
