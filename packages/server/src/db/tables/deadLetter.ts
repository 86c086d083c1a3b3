import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';

/** Messages that expired before they could be delivered. A row holds neither the text nor the recipient. */
export const deadLetter = pgTable(
  'dead_letter',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['mail', 'push'] }).notNull(),
    /** How often the message was handed over; 0 when no process delivered messages while it was of use. */
    attempts: smallint().notNull(),
    diedAt: instant('died_at').notNull(),
  },
  (table) => [index('dead_letter_died').on(table.diedAt)],
);
