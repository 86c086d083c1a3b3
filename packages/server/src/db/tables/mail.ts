import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { account } from './account.ts';

/** Mails that wait for the mail server; where there is none they stay, and demo mode shows them. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Whose reminder it is; null for every other mail. */
    reminderOf: uuid('reminder_of').references(() => account.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
    /** How often it was handed to the mail server. */
    attempts: smallint().notNull().default(0),
    /** Whoever tries to deliver it moves this forward, so that no other does at the same time. */
    tryAfter: instant('try_after').notNull(),
  },
  (table) => [
    index('mail_outbox_page').on(table.sentAt, table.id),
    index('mail_outbox_next').on(table.tryAfter),
  ],
);

/** When mails went to a mailbox, whose address is a keyed hash; counts the mails of an hour. */
export const mailSending = pgTable(
  'mail_sending',
  {
    id: uuid().primaryKey(),
    mailbox: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('mail_sending_mailbox').on(table.mailbox, table.sentAt)],
);
