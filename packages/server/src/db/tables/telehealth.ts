import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { account } from './account.ts';

/**
 * Who the patient of kept consultations was, after the account was deleted: what the law wants of a patient health record.
 * `id` is that of the account, with which the identity number is encrypted.
 */
export const formerPatient = pgTable(
  'former_patient',
  {
    id: uuid().primaryKey(),
    fullName: text('full_name').notNull(),
    dateOfBirth: date('date_of_birth'),
    genderUuid: uuid('gender_uuid'),
    documentType: text('document_type', { enum: ['NRIC', 'FIN'] }),
    documentEncrypted: text('document_encrypted'),
    isDisputed: boolean('is_disputed').notNull(),
    deletedAt: instant('deleted_at').notNull(),
    /** From when the consultations and this row are deleted. */
    keepUntil: instant('keep_until').notNull(),
  },
  (table) => [index('former_patient_keep_until').on(table.keepUntil)],
);

/**
 * A place in the queue that becomes a consultation. The owner is the patient: an account or, after its deletion, a
 * `former_patient`. So the column references neither, and a deletion says what becomes of the rows.
 */
export const consultation = pgTable(
  'consultation',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    doctorId: uuid('doctor_id').references(() => account.id, { onDelete: 'set null' }),
    /** 192 random bits. */
    room: text().notNull().unique(),
    status: text({ enum: ['waiting', 'in_call', 'ended'] }).notNull(),
    checkedInAt: instant('checked_in_at').notNull(),
    calledAt: instant('called_at'),
    /** When patient and doctor were first in the room together. */
    metAt: instant('met_at'),
    endedAt: instant('ended_at'),
    /** When a patient who is not in the room is called outside it; null while nothing is due. */
    announceAt: instant('announce_at'),
    /** When the patient was last called outside the room. */
    announcedAt: instant('announced_at'),
    /** What the doctor found and said; the patient reads it once it is finished. */
    note: text(),
    /** What the patient does next. */
    plan: text(),
    /** Whether the doctor saw the patient's identity document in the call. */
    identityConfirmed: boolean('identity_confirmed').notNull().default(false),
    identityConfirmedAt: instant('identity_confirmed_at'),
    noShow: boolean('no_show').notNull().default(false),
    /** When the doctor finished note and plan: a draft until then, unchanged from then on. */
    finishedAt: instant('finished_at'),
    /** What the doctor added to the finished note, oldest first; see `readAddenda`. */
    addenda: jsonb().notNull().default([]),
    /** What the patient's browser could open when it entered the room; null until it said so. */
    hasCamera: boolean('has_camera'),
    hasMicrophone: boolean('has_microphone'),
    devicesCheckedAt: instant('devices_checked_at'),
  },
  (table) => [
    uniqueIndex('consultation_open_per_patient').on(table.ownerId).where(sql`status <> 'ended'`),
    index('consultation_patient_page').on(table.ownerId, table.checkedInAt, table.id),
    index('consultation_doctor_page').on(table.doctorId, table.checkedInAt, table.id),
    index('consultation_to_announce').on(table.announceAt).where(sql`announce_at is not null`),
    index('consultation_called').on(table.calledAt),
    index('consultation_open').on(table.checkedInAt).where(sql`status <> 'ended'`),
  ],
);
