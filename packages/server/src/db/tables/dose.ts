import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { amount } from '../amount.ts';
import { instant, owner } from '../columns.ts';
import { userMedication } from './userMedication.ts';

/**
 * A dose of a medicine that something has happened to. The doses of a day that nothing has happened to follow from the
 * schedule of that day and are open.
 */
export const dose = pgTable(
  'dose',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    medicationId: uuid('medication_id')
      .notNull()
      .references(() => userMedication.id, { onDelete: 'cascade' }),
    /** Civil day on which it is due. */
    date: date().notNull(),
    /** Local time, HH:MM, or its number among the doses of the day when the medicine has no times, from 1. */
    slot: text().notNull(),
    /** `null` for a dose without a time. */
    dueAt: instant('due_at'),
    /** Planned quantity, in the medicine's unit. */
    amount: amount().notNull(),
    /** `taken` with an intake that refers to it. `cancelled` when a dose of an earlier schedule was taken in its place. */
    status: text({ enum: ['open', 'taken', 'skipped', 'cancelled'] }).notNull(),
    /** Number of changes. A change names the version that the person saw. */
    version: integer().notNull(),
    answeredAt: instant('answered_at'),
    /** Browser and system that took or skipped it. */
    answeredOn: text('answered_on'),
  },
  (table) => [
    unique('dose_once').on(table.medicationId, table.date, table.slot),
    index('dose_day').on(table.ownerId, table.date),
    check('dose_status', sql`${table.status} in ('open', 'taken', 'skipped', 'cancelled')`),
  ],
);
