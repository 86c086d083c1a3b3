import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { account } from './account.ts';

/** Media types of files, detected from their content. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** A stored file. The blob store holds its bytes under the id. Access to the parent gives access to the file. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    parentKind: text('parent_kind', { enum: ['avatar', 'identity_document', 'document'] }).notNull(),
    /** Account or document that the file belongs to. */
    parentId: uuid('parent_id').notNull(),
    /** Detected from the content. */
    mediaType: text('media_type', { enum: fileTypes }).notNull(),
    /** The uploaded name, sanitised. */
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('stored_file_owner').on(table.ownerId, table.createdAt, table.id)],
);
