import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';

/**
 * One thing that somebody said about a person's health. Rows are added and never changed: a trigger refuses updates, and
 * deletes other than with the account.
 */
export const healthStatement = pgTable(
  'health_statement',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    /** Code of the item in `@vitalane/clinical`. */
    item: text().notNull(),
    says: text({ enum: ['present', 'absent', 'resolved', 'mistake', 'uncertain'] }).notNull(),
    by: text({ enum: ['patient', 'doctor'] }).notNull(),
    /** The account of the doctor, or of the patient. No foreign key: a statement outlives the doctor's account. */
    authorId: uuid('author_id').notNull(),
    /** The doctor's name on that day; null for the patient. */
    doctorName: text('doctor_name'),
    source: text({
      enum: [
        'profile',
        'health_form',
        'diagnosis',
        'health_answers',
        'health_record',
        'medicine_list',
        'doctor_note',
        'import',
      ],
    }).notNull(),
    /** The row of the source that it was made with: a form, a diagnosis, a consultation. */
    sourceId: uuid('source_id'),
    /** The day on which it was true, in the person's zone. */
    on: date('effective_on').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** Whether it answers a question that showed the contradiction. */
    confirmed: boolean().notNull().default(false),
    /** Pregnancy only: the day on which the birth is due. */
    dueOn: date('due_on'),
    /** Tests and vaccines only: the day on which the last one was done. */
    doneOn: date('done_on'),
    /** The substance of an allergy, a diagnosis in the person's own words, or the smoking status. */
    text: text(),
  },
  (table) => [
    index('health_statement_record').on(table.ownerId, table.on, table.recordedAt),
    index('health_statement_source').on(table.ownerId, table.source, table.sourceId),
  ],
);
