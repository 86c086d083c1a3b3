import { date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';

/** Advice that a report showed to a patient, and its basis. One row for each content on each day. */
export const shownAdvice = pgTable(
  'shown_advice',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    /** Name of the report. */
    report: text().notNull(),
    /** SHA-256 of the content without its date, so that equal advice is stored once. */
    digest: text().notNull(),
    /** `AdviceContent` of the contract, as JSON. */
    content: jsonb().notNull(),
    /** The patient's civil day of the first display. */
    shownOn: date('shown_on').notNull(),
    lastShownOn: date('last_shown_on').notNull(),
    shownAt: instant('shown_at').notNull(),
    lastShownAt: instant('last_shown_at').notNull(),
  },
  (table) => [
    unique('shown_advice_once').on(table.ownerId, table.report, table.shownOn, table.digest),
    index('shown_advice_page').on(table.ownerId, table.shownAt, table.id),
  ],
);
