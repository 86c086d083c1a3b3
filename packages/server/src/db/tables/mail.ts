import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { account } from './account.ts';

/** Mails that are not sent yet. Without a mail server they stay, and demo mode shows them. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Owner of the reminder; `null` for every other mail. */
    reminderOf: uuid('reminder_of').references(() => account.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
    /** Number of delivery attempts. */
    attempts: smallint().notNull().default(0),
    /**
     * Time of the next attempt. A process that claims the mail moves it forward, so that no other process
     * claims it.
     */
    tryAfter: instant('try_after').notNull(),
  },
  (table) => [
    index('mail_outbox_page').on(table.sentAt, table.id),
    index('mail_outbox_next').on(table.tryAfter),
  ],
);

/** Times of mails to a mailbox, for the hourly limit. The address is a keyed hash. */
export const mailSending = pgTable(
  'mail_sending',
  {
    id: uuid().primaryKey(),
    mailbox: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('mail_sending_mailbox').on(table.mailbox, table.sentAt)],
);
