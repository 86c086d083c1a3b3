import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';

/**
 * A statement about a patient's health. Rows are append-only: a trigger refuses updates, and deletions except
 * with the account.
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
    /** Account of the doctor or patient. Without foreign key: a statement outlives the doctor's account. */
    authorId: uuid('author_id').notNull(),
    /** The doctor's name on that day; `null` for the patient. */
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
    /** Id of the form, diagnosis or consultation that the statement was made with. */
    sourceId: uuid('source_id'),
    /** Day on which the statement was true, in the patient's time zone. */
    on: date('effective_on').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** Whether the author confirmed the statement after the form showed a contradiction. */
    confirmed: boolean().notNull().default(false),
    /** Pregnancy only: due date. */
    dueOn: date('due_on'),
    /** Tests and vaccines only: date of the last one. */
    doneOn: date('done_on'),
    /** Substance of an allergy, a diagnosis in the patient's own words, or the smoking status. */
    text: text(),
  },
  (table) => [
    index('health_statement_record').on(table.ownerId, table.on, table.recordedAt),
    index('health_statement_source').on(table.ownerId, table.source, table.sourceId),
  ],
);
