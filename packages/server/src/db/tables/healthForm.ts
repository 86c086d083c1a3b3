import { boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { amount, finiteNumber } from '../amount.ts';
import { instant, owner } from '../columns.ts';

/** One submission of the health form: the patient's details at that time, and the day of the sample. */
export const healthForm = pgTable(
  'health_form',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    fullName: text('full_name').notNull(),
    /** `null` when not answered. */
    isSmoker: boolean('is_smoker'),
    ethnicityId: uuid('ethnicity_id'),
    chronicConditionIds: uuid('chronic_condition_ids').array().notNull(),
    currentMedicationIds: uuid('current_medication_ids').array().notNull(),
    /** Never null when the form has values. */
    dateOfLabTest: date('date_of_lab_test'),
    dateOfBirth: date('date_of_birth').notNull(),
    genderId: uuid('gender_id').notNull(),
    /** `null` when unknown. */
    isFasting: boolean('is_fasting'),
    /** Id of the attached report. */
    fileId: uuid('file_id'),
    /** Sort key of the list: the start of the laboratory day, else the creation of the form. */
    listedAt: instant('listed_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('health_form_page').on(table.ownerId, table.listedAt, table.id)],
);

/** One laboratory value of a form, as typed and in the canonical unit of its dimension. */
export const labValue = pgTable(
  'lab_value',
  {
    formId: uuid('form_id')
      .notNull()
      .references(() => healthForm.id, { onDelete: 'cascade' }),
    ownerId: owner(),
    /** Code of the dimension. */
    code: text().notNull(),
    /** In the canonical unit of the dimension, which calculations use. */
    canonicalValue: amount('canonical_value').notNull(),
    typedValue: amount('typed_value').notNull(),
    typedUnit: text('typed_unit').notNull(),
    /** Sign of a result of which the laboratory reported only a limit. */
    comparator: text({ enum: ['<', '<=', '>', '>='] }),
    /** Reference range printed by the laboratory, in the typed unit. */
    referenceLow: finiteNumber('reference_low'),
    referenceHigh: finiteNumber('reference_high'),
    /** Day of the sample. */
    measuredOn: date('measured_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.code] }),
    index('lab_value_series').on(table.ownerId, table.code, table.measuredOn),
  ],
);
