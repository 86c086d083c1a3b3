import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';
import { account } from './account.ts';

/** Access of a doctor to a record without a care relation. The owner is the patient. */
export const recordAccess = pgTable(
  'record_access',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The doctor's reason, which the patient can read. */
    reason: text().notNull(),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('record_access_doctor').on(table.doctorId, table.ownerId, table.expiresAt)],
);
