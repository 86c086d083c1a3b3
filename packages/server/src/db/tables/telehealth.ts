import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { account } from './account.ts';
import { fileTypes } from './files.ts';

/**
 * Identity of the patient of kept consultations after the account was deleted, which the law requires in a
 * patient health record. `id` is the id of the account, with which the identity number is encrypted.
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
    /** When the consultations and this row are deleted. */
    keepUntil: instant('keep_until').notNull(),
  },
  (table) => [index('former_patient_keep_until').on(table.keepUntil)],
);

/**
 * A place in the queue that becomes a consultation. The owner is the patient: an account or, after its
 * deletion, a `former_patient`. So the column has no foreign key, and a deletion handles the rows explicitly.
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
    /** When patient and doctor first met in the room. */
    metAt: instant('met_at'),
    endedAt: instant('ended_at'),
    /** Since when nobody is in the room of a call in progress; `null` while somebody is. */
    emptySince: instant('empty_since'),
    /** When to notify an absent patient outside the room; `null` when no notification is due. */
    announceAt: instant('announce_at'),
    /** Time of the last notification outside the room. */
    announcedAt: instant('announced_at'),
    /** Findings and advice of the doctor. The patient can read them after the note is finished. */
    note: text(),
    /** Next steps for the patient. */
    plan: text(),
    /** Counts the changes of note and plan, so that a change based on older texts is refused. */
    noteVersion: integer('note_version').notNull().default(0),
    /** Whether the doctor saw the patient's identity document in the call. */
    identityConfirmed: boolean('identity_confirmed').notNull().default(false),
    identityConfirmedAt: instant('identity_confirmed_at'),
    noShow: boolean('no_show').notNull().default(false),
    /** When the doctor finished note and plan: a draft before, unchangeable afterwards. */
    finishedAt: instant('finished_at'),
    /** Number of its rows in `visit_message`. */
    messageCount: integer('message_count').notNull().default(0),
    /** Number of those that are files. */
    fileCount: integer('file_count').notNull().default(0),
    /** The doctor's additions to the finished note, oldest first; see `readAddenda`. */
    addenda: jsonb().notNull().default([]),
    /** Devices that the patient's browser could open when it entered the room; `null` until reported. */
    hasCamera: boolean('has_camera'),
    hasMicrophone: boolean('has_microphone'),
    devicesCheckedAt: instant('devices_checked_at'),
    /** Where the patient says to be, for help in an emergency; deleted when the place or the call ends. */
    presentLocation: text('present_location'),
    /** What the patient said for the visit; see `readTriage`. `null` when nothing. */
    triage: jsonb(),
    /** How soon the patient should be seen, for the order of the queue. */
    urgency: text({ enum: ['emergency', 'today', 'routine'] })
      .notNull()
      .default('routine'),
    /** The consent to a visit by video that the patient had given; see `readConsent`. `null` without one. */
    consent: jsonb(),
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

/**
 * What patient and doctor send each other in a consultation: words, or a file whose bytes the blob store holds under the
 * id of the message. It is kept as long as the consultation.
 */
export const visitMessage = pgTable(
  'visit_message',
  {
    /** Ordered by time. */
    id: uuid().primaryKey(),
    consultationId: uuid('consultation_id')
      .notNull()
      .references(() => consultation.id, { onDelete: 'cascade' }),
    from: text({ enum: ['patient', 'doctor'] }).notNull(),
    /** Empty with a file. */
    text: text().notNull(),
    /** Columns of a file, as in `stored_file`; all `null` without one. */
    fileName: text('file_name'),
    mediaType: text('media_type', { enum: fileTypes }),
    sizeBytes: integer('size_bytes'),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('visit_message_list').on(table.consultationId, table.sentAt, table.id),
    check(
      'visit_message_media_type',
      sql`${table.mediaType} in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')`,
    ),
  ],
);

/** The last consent of a patient to visits by video; see `readConsent`. Each visit keeps a copy. */
export const videoConsent = pgTable('video_consent', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  consent: jsonb().notNull(),
});

/** What a patient has said for a visit before joining the queue; see `readTriage`. */
export const comingVisit = pgTable('coming_visit', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  triage: jsonb().notNull(),
  saidAt: instant('said_at').notNull(),
});
