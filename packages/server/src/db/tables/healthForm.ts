import { boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { amount, finiteNumber } from '../amount.ts';
import { instant, owner } from '../columns.ts';

/** One submission of the health form: who the person was then, and when the sample was taken. */
export const healthForm = pgTable(
  'health_form',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    fullName: text('full_name').notNull(),
    /** Null when it was not said. */
    isSmoker: boolean('is_smoker'),
    ethnicityId: uuid('ethnicity_id'),
    chronicConditionIds: uuid('chronic_condition_ids').array().notNull(),
    currentMedicationIds: uuid('current_medication_ids').array().notNull(),
    /** Never null when there are values. */
    dateOfLabTest: date('date_of_lab_test'),
    dateOfBirth: date('date_of_birth').notNull(),
    genderId: uuid('gender_id').notNull(),
    /** Null when unknown. */
    isFasting: boolean('is_fasting'),
    /** The attached report. */
    fileId: uuid('file_id'),
    /** Orders the list: the start of the laboratory day, else when the form was made. */
    listedAt: instant('listed_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('health_form_page').on(table.ownerId, table.listedAt, table.id)],
);

/** One laboratory value of a form: as it was typed, and in the unit of its dimension. */
export const labValue = pgTable(
  'lab_value',
  {
    formId: uuid('form_id')
      .notNull()
      .references(() => healthForm.id, { onDelete: 'cascade' }),
    ownerId: owner(),
    /** Code of the dimension. */
    code: text().notNull(),
    /** In the dimension's own unit: what calculations take. */
    canonicalValue: amount('canonical_value').notNull(),
    typedValue: amount('typed_value').notNull(),
    typedUnit: text('typed_unit').notNull(),
    /** `<` or `>` where the laboratory could only name a limit. */
    comparator: text({ enum: ['<', '>'] }),
    /** The range that the laboratory printed, in the typed unit. */
    referenceLow: finiteNumber('reference_low'),
    referenceHigh: finiteNumber('reference_high'),
    /** The day of the sample. */
    measuredOn: date('measured_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.code] }),
    index('lab_value_series').on(table.ownerId, table.code, table.measuredOn),
  ],
);
