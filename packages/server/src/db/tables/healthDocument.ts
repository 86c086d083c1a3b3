import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';
import { fileTypes } from './files.ts';

/** A document that a patient uploaded. */
export const healthDocument = pgTable(
  'health_document',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    name: text().notNull(),
    typeId: uuid('type_id').notNull(),
    fileId: uuid('file_id').notNull(),
    contentType: text('content_type', { enum: fileTypes }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('health_document_page').on(table.ownerId, table.createdAt, table.id)],
);
