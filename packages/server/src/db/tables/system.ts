import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { account } from './account.ts';

/** Responses stored for repeated requests; see `idempotency/`. */
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

/** The audit trail: actions with actor and object. Append-only: a trigger refuses changes. */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: uuid().primaryKey(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    action: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    objectId: text('object_id'),
    /** The patient whose record was opened. Without foreign key, because the trail outlives accounts. */
    subjectId: uuid('subject_id'),
    /** The stated reason for access without a care relation. */
    reason: text(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_event_actor').on(table.actorId, table.at),
    index('audit_event_subject').on(table.subjectId, table.at, table.id),
  ],
);
