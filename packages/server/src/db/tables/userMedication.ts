import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { amount } from '../amount.ts';
import { instant, owner } from '../columns.ts';
import { zoneName } from '../zoneName.ts';

/** A medicine that a patient takes. Quantities are in `unit`. */
export const userMedication = pgTable(
  'user_medication',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    name: text().notNull(),
    route: text().notNull(),
    unit: text().notNull(),
    brandId: uuid('brand_id'),
    brand: text(),
    indication: text(),
    /** Entry of the catalogue; null for one typed by hand. */
    medicationId: uuid('medication_id'),
    /** What a full pack holds; null when it is not known. */
    quantity: amount(),
    /** Null when it is not known: never the same as 0. */
    remaining: amount(),
    /** What is taken at a time. */
    dose: amount().notNull(),
    frequency: text().notNull(),
    reminder: boolean().notNull(),
    regularly: boolean().notNull(),
    reminderFrequency: text('reminder_frequency').notNull(),
    /** Weekdays, Sunday 0; 0 alone for a daily reminder. */
    days: smallint().array().notNull(),
    /** Local times of day, HH:MM, in `timeZone`. */
    times: text().array().notNull(),
    timeZone: zoneName('time_zone').notNull(),
    /** Why it is taken in spite of a serious warning, in the person's words. */
    warningReason: text('warning_reason'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('user_medication_page').on(table.ownerId, table.createdAt, table.id)],
);
