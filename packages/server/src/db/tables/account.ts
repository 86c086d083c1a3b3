import type { HealthAnswers } from '@vitalane/contract';
import { isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { zoneName } from '../zoneName.ts';

/** An account that can sign in. */
export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey(),
    /** Trimmed and in lower case. */
    email: text().notNull().unique(),
    /** Whether the mailed code of the address has been entered. */
    isEmailVerified: boolean('is_email_verified').notNull().default(true),
    /** `null` for an account that signs in with an identity provider only. */
    passwordHash: text('password_hash'),
    role: text({ enum: ['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN'] }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
    fullName: text('full_name').notNull(),
    /** Id of a stored file. */
    avatar: text(),
    phone: text(),
    dateOfBirth: date('date_of_birth'),
    /** UUID in `data/genders.json`. */
    genderUuid: uuid('gender_uuid'),
    /** UUID in `data/ethnicities.json`. */
    ethnicityUuid: uuid('ethnicity_uuid'),
    /** Whether the bell is shown. */
    showNotifications: boolean('show_notifications').notNull().default(true),
    /** IANA time zone for the civil days of the account. */
    timeZone: zoneName('time_zone').notNull(),
    documentType: text('document_type', { enum: ['NRIC', 'FIN'] }),
    documentEncrypted: text('document_encrypted'),
    /**
     * Keyed hash of the claimed identity number, which finds accounts without decryption. Several accounts may
     * claim one number.
     */
    documentLookup: text('document_lookup'),
    /** When a doctor checked the identity document in person. At most one account per number has this. */
    documentConfirmedAt: instant('document_confirmed_at'),
    /** Stored file of the identity document. */
    documentFileId: uuid('document_file_id'),
    /** Doctors only: whether they see patients now. */
    isAvailable: boolean('is_available').notNull().default(false),
    /** Doctors only: when one of their pages was last connected. */
    seenAt: instant('seen_at'),
    /** Keyed hash of the Idempotency-Key of the sign-up, so that a repeat creates no second account. */
    signUpKey: text('sign_up_key'),
    /** When readings older than the alerts feature were checked; `null` until then. */
    alertsCheckedAt: instant('alerts_checked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('account_document').on(table.documentLookup),
    uniqueIndex('account_confirmed_document')
      .on(table.documentLookup)
      .where(isNotNull(table.documentConfirmedAt)),
    check('account_document_type', sql`${table.documentType} in ('NRIC', 'FIN')`),
  ],
);

/** A sign-in with all its refreshed tokens. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Browser and operating system, if known. */
    device: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    idleUntil: instant('idle_until').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the code of the authenticator app was given; `null` until then, and without an app. */
    secondFactorAt: instant('second_factor_at'),
    /** Keyed hash of the account and its network; `null` unless a password was given. */
    network: text(),
  },
  (table) => [index('session_owner').on(table.ownerId), index('session_network').on(table.network)],
);

/** Refresh tokens, as SHA-256 only. Used tokens are kept to detect a second use. */
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

/** Failed sign-ins by account and by source; the key is a keyed hash. */
export const signInThrottle = pgTable('sign_in_throttle', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastFailureAt: instant('last_failure_at').notNull(),
  blockedUntil: instant('blocked_until'),
});

/** Link between an account and a person of an identity provider. */
export const accountIdentity = pgTable(
  'account_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('account_identity_owner').on(table.ownerId),
  ],
);

/** The newest mailed code of an account for one purpose; it overwrites older codes. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['sign_up', 'change_email'] }).notNull(),
    /** The address to confirm; for a change, the new one. */
    email: text().notNull(),
    /** Keyed hash of the code. */
    hash: text().notNull(),
    triesLeft: smallint('tries_left').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.purpose] })],
);

/** Tokens of password-reset links, as SHA-256 only. */
export const passwordReset = pgTable(
  'password_reset',
  {
    hash: text().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_reset_owner').on(table.ownerId)],
);

/** Used nonces of identity-provider sign-ins, as SHA-256 only. */
export const usedNonce = pgTable('used_nonce', {
  hash: text().primaryKey(),
  usedAt: instant('used_at').notNull(),
});

/** Answers that reports need and no form contains. */
export const healthAnswers = pgTable('health_answers', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  answers: jsonb().$type<HealthAnswers>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
