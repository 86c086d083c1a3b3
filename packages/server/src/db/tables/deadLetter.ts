import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';

/** Messages that expired before delivery. A row contains neither the text nor the recipient. */
export const deadLetter = pgTable(
  'dead_letter',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['mail', 'push'] }).notNull(),
    /** Number of delivery attempts; 0 when no process delivered messages before the expiry. */
    attempts: smallint().notNull(),
    diedAt: instant('died_at').notNull(),
  },
  (table) => [index('dead_letter_died').on(table.diedAt)],
);
