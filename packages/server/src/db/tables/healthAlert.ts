import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';
import { account } from './account.ts';

/** A dangerous reading or result, open until its end rule is met. Rules: `docs/clinical.md`, alerts. */
export const healthAlert = pgTable(
  'health_alert',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    kind: text({
      enum: ['blood_pressure', 'low_pressure', 'low_sugar', 'high_sugar', 'weight_gain', 'lab'],
    }).notNull(),
    /** The analyte of a laboratory alert, else the kind. */
    code: text().notNull(),
    /** The worst grade so far; it never decreases while the alert is open. */
    grade: text({
      enum: ['emergency', 'same_day', 'act_now', 'within_3_days', 'within_7_days', 'next_visit', 'none'],
    }).notNull(),
    /** Direction in which the value is out of range. */
    side: text({ enum: ['high', 'low', 'change'] }).notNull(),
    state: text({ enum: ['raised', 'repeated', 'acknowledged', 'resolved'] }).notNull(),
    hasRepeated: boolean('has_repeated').notNull(),
    /** Copies of the readings that raised the alert: deleting an entry does not end an alert. */
    readings: jsonb().notNull(),
    /** Symptoms that the patient ticked. */
    symptoms: text().array().notNull(),
    /** When the first reading was taken. */
    openedAt: instant('opened_at').notNull(),
    /** When the last reading was taken. */
    lastAt: instant('last_at').notNull(),
    acknowledgedAt: instant('acknowledged_at'),
    resolvedAt: instant('resolved_at'),
    resolvedBy: text('resolved_by', { enum: ['readings', 'newer_result', 'doctor'] }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('health_alert_open_once')
      .on(table.ownerId, table.kind, table.code)
      .where(sql`state <> 'resolved'`),
    index('health_alert_page').on(table.ownerId, table.openedAt, table.id),
    check(
      'health_alert_kind',
      sql`${table.kind} in ('blood_pressure', 'low_pressure', 'low_sugar', 'high_sugar', 'weight_gain', 'lab')`,
    ),
  ],
);

/** An action on an alert, and who took it. */
export const healthAlertEvent = pgTable(
  'health_alert_event',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    alertId: uuid('alert_id')
      .notNull()
      .references(() => healthAlert.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** The patient or the doctor; `null` after their account was deleted. */
    actorId: uuid('actor_id').references(() => account.id, { onDelete: 'set null' }),
    by: text({ enum: ['patient', 'doctor'] }).notNull(),
    does: text({ enum: ['acknowledge', 'close'] }).notNull(),
    /** The doctor's note to the patient. */
    note: text(),
  },
  (table) => [index('health_alert_event_alert').on(table.ownerId, table.alertId, table.at)],
);

/** Whether the doctors of the clinic may see a patient's alerts. No row means no. */
export const alertSharing = pgTable('alert_sharing', {
  ownerId: owner().primaryKey(),
  isShared: boolean('is_shared').notNull(),
  changedAt: instant('changed_at').notNull(),
});
