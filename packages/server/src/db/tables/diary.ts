import type { VitalSign } from '@vitalane/clinical';
import { date, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { amount } from '../amount.ts';
import { instant, owner } from '../columns.ts';
import { dose } from './dose.ts';

/**
 * Returns the columns that every diary entry has: owner and time. `measuredAt` is computed from date, time and
 * zone.
 */
const entryColumns = () => ({
  id: uuid().primaryKey(),
  ownerId: owner(),
  date: date().notNull(),
  /** Local time of day, HH:MM. */
  time: text().notNull(),
  timeZone: text('time_zone').notNull(),
  measuredAt: instant('measured_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Returns the columns that the readings of all kinds have. */
const readingColumns = () => ({
  /** The patient's words; `null` without any. */
  note: text(),
  /** `null` without a change. */
  changedAt: instant('changed_at'),
  /** The reading before each change, latest first, in the words of the contract. */
  earlier: jsonb().notNull().default([]),
});

/** A blood-pressure reading. */
export const bloodPressure = pgTable(
  'blood_pressure',
  {
    ...entryColumns(),
    systolicMmHg: smallint('systolic_mmhg').notNull(),
    diastolicMmHg: smallint('diastolic_mmhg').notNull(),
    ...readingColumns(),
  },
  (table) => [index('blood_pressure_page').on(table.ownerId, table.measuredAt, table.id)],
);

/** An entry of one number; `kind` defines the measure and the unit of `value`. */
export const measurement = pgTable(
  'measurement',
  {
    ...entryColumns(),
    /** sugar: mmol/L; weight: kg; height: cm; exercise: minutes; a vital sign: the unit of its quantity. */
    kind: text().$type<'sugar' | 'weight' | 'height' | 'exercise' | VitalSign>().notNull(),
    value: amount().notNull(),
    /** Sugar only, optional: when the reading was taken. */
    context: text({ enum: ['fasting', 'before_meal', 'after_meal', 'bedtime', 'other'] }),
    /** Exercise only. */
    intensity: text({ enum: ['light', 'moderate', 'vigorous'] }),
    ...readingColumns(),
  },
  (table) => [
    index('measurement_page').on(table.ownerId, table.kind, table.measuredAt, table.id),
    index('measurement_day').on(table.ownerId, table.kind, table.date),
  ],
);

/** A dose that was taken. It stores name and unit, so that the history outlives the medicine. */
export const medicationIntake = pgTable(
  'medication_intake',
  {
    ...entryColumns(),
    /** Id of a row of `user_medication`, which may be deleted. */
    medicationId: uuid('medication_id').notNull(),
    name: text().notNull(),
    unit: text().notNull(),
    /** The dose that was due; `null` for an extra one, and for a deleted medicine. */
    doseId: uuid('dose_id')
      .unique()
      .references(() => dose.id, { onDelete: 'set null' }),
    dose: amount().notNull(),
    /** Amount deducted from the stock: less than the dose when the stock was lower. */
    takenFromStock: amount('taken_from_stock').notNull(),
    /** The patient's words; `null` without any. */
    note: text(),
  },
  (table) => [
    index('medication_intake_page').on(table.ownerId, table.measuredAt, table.id),
    index('medication_intake_day').on(table.ownerId, table.medicationId, table.date),
  ],
);
