import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A person who can sign in. */
export const account = pgTable('account', {
  id: uuid().primaryKey(),
  /** Trimmed and lower-cased. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text({ enum: ['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN'] }).notNull(),
  isActive: boolean('is_active').notNull().default(true),
  fullName: text('full_name').notNull(),
  avatar: text(),
  /** IANA zone in which the person's days are counted. */
  timeZone: text('time_zone').notNull(),
  documentType: text('document_type', { enum: ['NRIC', 'FIN'] }),
  documentEncrypted: text('document_encrypted'),
  /** Keyed hash of the identity number: finds an account without decrypting. */
  documentLookup: text('document_lookup').unique(),
  /** Doctors only: whether they see patients now. */
  isAvailable: boolean('is_available').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

/** One sign-in and everything refreshed from it. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    idleUntil: instant('idle_until').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('session_owner').on(table.ownerId)],
);

/** Refresh tokens, as SHA-256 only. Used ones are kept to notice a second use. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_token_session').on(table.sessionId)],
);

/** Failed sign-ins per account and per source; the key is a keyed hash. */
export const signInThrottle = pgTable('sign_in_throttle', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastFailureAt: instant('last_failure_at').notNull(),
  blockedUntil: instant('blocked_until'),
});

/** A blood-pressure reading. `measuredAt` is computed from date, time and zone. */
export const bloodPressure = pgTable(
  'blood_pressure',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    systolicMmHg: smallint('systolic_mmhg').notNull(),
    diastolicMmHg: smallint('diastolic_mmhg').notNull(),
    date: date().notNull(),
    /** Local time of day, HH:MM. */
    time: text().notNull(),
    timeZone: text('time_zone').notNull(),
    measuredAt: instant('measured_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('blood_pressure_page').on(table.ownerId, table.measuredAt, table.id)],
);

/** A place in the queue that becomes a consultation. The owner is the patient. */
export const consultation = pgTable(
  'consultation',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id').references(() => account.id, { onDelete: 'set null' }),
    /** 192 random bits. */
    room: text().notNull().unique(),
    status: text({ enum: ['waiting', 'in_call', 'ended'] }).notNull(),
    checkedInAt: instant('checked_in_at').notNull(),
    calledAt: instant('called_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('consultation_open_per_patient').on(table.ownerId).where(sql`status <> 'ended'`),
    index('consultation_patient_page').on(table.ownerId, table.checkedInAt, table.id),
    index('consultation_doctor_page').on(table.doctorId, table.checkedInAt, table.id),
    index('consultation_open').on(table.checkedInAt).where(sql`status <> 'ended'`),
  ],
);

/** A message to one person, shown under the bell. */
export const notification = pgTable(
  'notification',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    body: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('notification_page').on(table.ownerId, table.createdAt, table.id)],
);

/** Answers kept for repeated requests; see `idempotency/`. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    operationId: text('operation_id').notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    status: smallint().notNull(),
    body: jsonb(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.operationId, table.key] }),
    index('idempotency_key_age').on(table.createdAt),
  ],
);

/** What happened, by whom, to what. Append-only: a trigger refuses changes. */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: uuid().primaryKey(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    action: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    objectId: text('object_id'),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_event_actor').on(table.actorId, table.at)],
);
