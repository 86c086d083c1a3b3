import { date, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';
import { pushSubscription } from './health.ts';
import { userMedication } from './userMedication.ts';

/**
 * Reminders about medicines and their outcome. One row per dose, inserted before it is due, and one row that
 * checks the stock each morning.
 */
export const reminder = pgTable(
  'reminder',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    medicationId: uuid('medication_id')
      .notNull()
      .references(() => userMedication.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['dose', 'stock'] }).notNull(),
    /** The civil day and time that it belongs to. */
    date: date().notNull(),
    time: text().notNull(),
    dueAt: instant('due_at').notNull(),
    /** `waiting` until it has been said, then `open` until it is answered. */
    status: text({ enum: ['waiting', 'open', 'taken', 'skipped'] }).notNull(),
    /** The intake that answered it. */
    intakeId: uuid('intake_id'),
    /** When it is to be said next; null when it need not be. Whoever says it moves this in the same transaction. */
    nextAt: instant('next_at'),
    /** How often it has been said. */
    noticeCount: smallint('notice_count').notNull(),
    /** Until when the person has put it off. */
    snoozedUntil: instant('snoozed_until'),
    /** SHA-256 of the key that the last notification carries. */
    answerKeyHash: text('answer_key_hash').unique(),
  },
  (table) => [
    unique('reminder_once').on(table.medicationId, table.kind, table.date, table.time),
    index('reminder_next').on(table.nextAt),
    index('reminder_intake').on(table.intakeId),
  ],
);

/** Push messages that wait to be handed to the browser's push service. */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: uuid().primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    /** JSON, as the service worker reads it. It is encrypted for the browser when it is sent. */
    payload: text().notNull(),
    /** Of no use to anyone later. */
    expiresAt: instant('expires_at').notNull(),
    /** How often it was handed to the push service. */
    attempts: smallint().notNull().default(0),
    /** Whoever tries to deliver it moves this forward, so that no other does at the same time. */
    tryAfter: instant('try_after').notNull(),
  },
  (table) => [index('push_outbox_next').on(table.tryAfter)],
);

/** What became of the last reminder of a person on each way that reminders go. */
export const reminderDelivery = pgTable(
  'reminder_delivery',
  {
    ownerId: owner(),
    channel: text({ enum: ['bell', 'push', 'mail'] }).notNull(),
    /** When one last got through. */
    deliveredAt: instant('delivered_at'),
    /** When the last one failed; null when it got through. */
    failedAt: instant('failed_at'),
    failure: text({ enum: ['not_accepted', 'browser_gone'] }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.channel] })],
);

/** The key pair that push services know this installation by, where the configuration names none. */
export const pushKey = pgTable('push_key', {
  /** Always 1: there is one. */
  id: smallint().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});
