import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { healthDocument } from '../db/schema.ts';
import type { UploadedFile } from '../http/uploads.ts';
import type { Files } from './files.ts';

/** A row of the document table. */
export type DocumentRow = typeof healthDocument.$inferSelect;

/** A document to store. */
interface NewDocument {
  /** Upload of the field `document_file`. */
  upload: UploadedFile;
  name: string;
  typeId: string;
  ownerId: string;
  now: Date;
}

/** Stores an uploaded file as a document of its owner. Must run in a transaction. */
export async function storeDocument(
  tx: Database,
  files: Files,
  { upload, name, typeId, ownerId, now }: NewDocument,
): Promise<DocumentRow> {
  const id = randomUUID();
  const parent = { kind: 'document', id } as const;
  const file = await files.store(tx, { upload, field: 'document_file', ownerId, parent, now });
  const { id: fileId, mediaType: contentType, sizeBytes } = file;
  const row = { id, ownerId, name, typeId, fileId, contentType, sizeBytes, createdAt: now };
  await tx.insert(healthDocument).values(row);
  return row;
}
