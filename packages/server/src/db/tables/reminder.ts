import { date, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';
import { pushSubscription } from './health.ts';
import { userMedication } from './userMedication.ts';

/**
 * Reminders about medicines. One row for the next dose and for each announced dose that is not answered, and one row
 * that checks the stock each morning.
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
    /** Scheduled civil day and time. */
    date: date().notNull(),
    time: text().notNull(),
    dueAt: instant('due_at').notNull(),
    /** `waiting` until the first notification, then `open`. */
    status: text({ enum: ['waiting', 'open'] }).notNull(),
    /**
     * Time of the next notification; `null` when none is due. The process that sends it moves this in the same
     * transaction.
     */
    nextAt: instant('next_at'),
    /** Number of notifications sent. */
    noticeCount: smallint('notice_count').notNull(),
    /** End of the snooze. */
    snoozedUntil: instant('snoozed_until'),
    /** SHA-256 of the answer key in the last notification. */
    answerKeyHash: text('answer_key_hash').unique(),
  },
  (table) => [
    unique('reminder_once').on(table.medicationId, table.kind, table.date, table.time),
    index('reminder_next').on(table.nextAt),
  ],
);

/** Push messages that are not sent yet. */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: uuid().primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    /** JSON for the service worker. It is encrypted for the browser when it is sent. */
    payload: text().notNull(),
    /** Time after which the message is useless. */
    expiresAt: instant('expires_at').notNull(),
    /** Number of delivery attempts. */
    attempts: smallint().notNull().default(0),
    /**
     * Time of the next attempt. A process that claims the message moves it forward, so that no other process
     * claims it.
     */
    tryAfter: instant('try_after').notNull(),
  },
  (table) => [index('push_outbox_next').on(table.tryAfter)],
);

/** Outcome of an account's last reminder on each channel. */
export const reminderDelivery = pgTable(
  'reminder_delivery',
  {
    ownerId: owner(),
    channel: text({ enum: ['bell', 'push', 'mail'] }).notNull(),
    /** Time of the last successful delivery. */
    deliveredAt: instant('delivered_at'),
    /** When the last reminder failed; `null` when it was delivered. */
    failedAt: instant('failed_at'),
    failure: text({ enum: ['not_accepted', 'browser_gone'] }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.channel] })],
);

/** Generated VAPID key pair, used when the configuration has none. */
export const pushKey = pgTable('push_key', {
  /** Always 1: the table has a single row. */
  id: smallint().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});
