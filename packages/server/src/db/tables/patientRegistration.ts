import { boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';

/** A patient's registration with the clinic; a later registration replaces it. */
export const patientRegistration = pgTable('patient_registration', {
  id: uuid().primaryKey(),
  ownerId: owner().unique(),
  language: text({ enum: ['en', 'zh', 'ms', 'ta'] }).notNull(),
  name: text().notNull(),
  /** UUID in `data/genders.json`. */
  genderUuid: uuid('gender_uuid').notNull(),
  mobile: text().notNull(),
  email: text(),
  dateOfBirth: date('date_of_birth').notNull(),
  /** `null` when not answered. */
  isDrugAllergies: boolean('is_drug_allergies'),
  drugAllergies: text('drug_allergies'),
  /** Block and street. */
  address: text(),
  unitNumber: text('unit_number'),
  postalCode: text('postal_code'),
  registeredAt: instant('registered_at').notNull(),
});
