import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amount } from '../amount.ts';
import { instant, owner } from '../columns.ts';

/** A message to one account, shown under the bell. */
export const notification = pgTable(
  'notification',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    title: text().notNull(),
    body: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('notification_page').on(table.ownerId, table.createdAt, table.id)],
);

/** A diagnosis in the patient's own words. */
export const diagnosis = pgTable(
  'diagnosis',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('diagnosis_page').on(table.ownerId, table.createdAt, table.id)],
);

/** A patient's response to a recommendation. The text is computed from the patient's data each time. */
export const recommendation = pgTable(
  'recommendation',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    /** Code of the rule that produces the recommendation. */
    code: text().notNull(),
    status: text({ enum: ['open', 'done', 'dismissed'] }).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('recommendation_once').on(table.ownerId, table.code)],
);

const targetCodes = ['sbp', 'dbp', 'ldl', 'nonhdl', 'hba1c', 'weight', 'waist', 'activity'] as const;

/** A target that replaces the computed one. Values are in the unit of the target. */
export const customTarget = pgTable(
  'custom_target',
  {
    ownerId: owner(),
    /** Code in `data/health-targets.json`. */
    code: text({ enum: targetCodes }).notNull(),
    low: amount(),
    high: amount(),
    setAt: instant('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.code] })],
);

/**
 * A goal that a doctor set, or withdrew: then both bounds are null. Rows stay as history; the row without an
 * end applies.
 */
export const doctorGoal = pgTable(
  'doctor_goal',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    code: text({ enum: targetCodes }).notNull(),
    low: amount(),
    high: amount(),
    reason: text().notNull(),
    /** Without foreign key: a goal outlives the doctor's account. */
    doctorId: uuid('doctor_id').notNull(),
    /** The doctor's name on that day. */
    doctorName: text('doctor_name').notNull(),
    setAt: instant('set_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('doctor_goal_once').on(table.ownerId, table.code).where(sql`ended_at is null`),
    index('doctor_goal_history').on(table.ownerId, table.setAt),
  ],
);

/** A display and input unit that a patient chose instead of the default. */
export const unitChoice = pgTable(
  'unit_choice',
  {
    ownerId: owner(),
    /** Code in `data/units-of-measurement.json`. */
    code: text().notNull(),
    unit: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.code] })],
);

/** A browser that shows reminders to the account that last signed in there. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('push_subscription_owner').on(table.ownerId)],
);
