import { randomUUID } from 'node:crypto';
import type { HealthDocument } from '@vitalane/contract';
import type { Database } from '../../db/database.ts';
import type { Files } from '../../files/files.ts';
import type { UploadedFile } from '../../http/uploads.ts';
import { addDocument } from './documents.queries.ts';

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
): Promise<HealthDocument> {
  const id = randomUUID();
  const parent = { kind: 'document', id } as const;
  const file = await files.store(tx, { upload, field: 'document_file', ownerId, parent, now });
  const { id: fileId, mediaType: contentType, sizeBytes } = file;
  return await addDocument(tx, { id, ownerId, name, typeId, fileId, contentType, sizeBytes, createdAt: now });
}
