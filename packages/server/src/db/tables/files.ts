import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { account } from './account.ts';

/** A stored file. Its bytes lie in the blob store under the id; whoever may see the parent may see the file. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    parentKind: text('parent_kind', { enum: ['avatar', 'identity_document', 'document'] }).notNull(),
    /** The account or the document that the file belongs to. */
    parentId: uuid('parent_id').notNull(),
    /** Found by looking at the content. */
    mediaType: text('media_type', {
      enum: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    }).notNull(),
    /** As the person named it, made safe. */
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('stored_file_owner').on(table.ownerId, table.createdAt, table.id)],
);
