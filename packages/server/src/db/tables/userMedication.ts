import { boolean, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { amount } from '../amount.ts';
import { instant, owner } from '../columns.ts';
import { repeatColumn, stepsColumn } from '../medicationPlan.ts';
import { zoneName } from '../zoneName.ts';

/** Returns the columns that define when a medicine is taken, and how much. */
const scheduleColumns = () => ({
  /** Quantity of one dose. */
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
  /** First day of the schedule: intervals of several days count from it. */
  firstDay: date('first_day').notNull(),
  /** `null` without an end. */
  lastDay: date('last_day'),
  /** Own recurrence; `null` when the frequency and the days define it. */
  repeat: repeatColumn(),
  /** Later doses of a tapering course, by first day; `null` for none. */
  steps: stepsColumn(),
});

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
    /** Id of the catalogue entry; `null` for a medicine typed by hand. */
    medicationId: uuid('medication_id'),
    /** Contents of a full pack; `null` when unknown. */
    quantity: amount(),
    /** `null` when unknown, which differs from 0. */
    remaining: amount(),
    ...scheduleColumns(),
    /** The patient's reason to take it despite a serious warning. */
    warningReason: text('warning_reason'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('user_medication_page').on(table.ownerId, table.createdAt, table.id)],
);

/** An earlier schedule of a medicine. It defines the doses of the days before `until`. */
export const pastSchedule = pgTable(
  'past_schedule',
  {
    ownerId: owner(),
    medicationId: uuid('medication_id')
      .notNull()
      .references(() => userMedication.id, { onDelete: 'cascade' }),
    /** First day on which the next schedule applies. */
    until: date().notNull(),
    ...scheduleColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.medicationId, table.until] }),
    index('past_schedule_owner').on(table.ownerId),
  ],
);

/** A row of the medicine table. */
export type MedicationRow = typeof userMedication.$inferSelect;
