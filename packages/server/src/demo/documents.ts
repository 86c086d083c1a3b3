import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { healthDocument } from '../db/schema.ts';
import type { Files } from '../files/files.ts';
import { documentTypes } from '../lists/choices.ts';
import { type DemoDay, dayAt } from './moment.ts';
import { storePage } from './pages.ts';
import type { DemoPatient } from './record.ts';

/** Adds the documents of a demo patient. */
export async function seedDocuments(
  db: Database,
  { ownerId, record }: DemoPatient,
  { files, day }: { files: Files; day: DemoDay },
): Promise<void> {
  for (const { daysAgo, name, type, lines } of record.documents) {
    const typeId = documentTypes.find(({ code }) => code === type)?.uuid;
    if (!typeId) throw new Error(`The list of document types lacks ${type}`);
    const [id, createdAt] = [randomUUID(), dayAt(day, daysAgo, '12:05')];
    const file = await storePage(db, files, { ownerId, parentId: id, name, lines, now: createdAt });
    const { id: fileId, mediaType: contentType, sizeBytes } = file;
    await db
      .insert(healthDocument)
      .values({ id, ownerId, name, typeId, fileId, contentType, sizeBytes, createdAt });
  }
}
