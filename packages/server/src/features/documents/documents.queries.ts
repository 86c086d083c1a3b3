import type { HealthDocument } from '@vitalane/contract';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { healthDocument } from '../../db/schema.ts';
import type { DocumentRow } from '../../files/storeDocument.ts';
import { documentTypes, findChoice, toLookup } from '../../lists/choices.ts';

const order = { at: healthDocument.createdAt, id: healthDocument.id };
const ownDocument = (caller: Caller, id: string) =>
  and(ownedBy(healthDocument, caller), eq(healthDocument.id, id));

/** Returns one page of the caller's documents, newest first. */
export async function listDocuments(
  db: Database,
  caller: Caller,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<HealthDocument>> {
  const rows = await db
    .select()
    .from(healthDocument)
    .where(and(ownedBy(healthDocument, caller), after(order, cursor)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  return toPage(rows, limit, { key: (row) => ({ at: row.createdAt, id: row.id }), item: toDocument });
}

/** Returns one of the caller's documents. */
export async function findDocument(
  db: Database,
  caller: Caller,
  id: string,
): Promise<HealthDocument | undefined> {
  const [row] = await db.select().from(healthDocument).where(ownDocument(caller, id));
  return row && toDocument(row);
}

/** Deletes one of the caller's documents and returns it. The calling function must delete its file. */
export async function deleteDocument(
  db: Database,
  caller: Caller,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db.delete(healthDocument).where(ownDocument(caller, id)).returning();
  return row;
}

/** Replacement for a type that is not in the list, because such a row would break every list of its owner. */
const otherType = documentTypes.find(({ code }) => code === 'other');

/** Returns a document in the contract's format. */
export function toDocument(row: DocumentRow): HealthDocument {
  const { id: uuid, name, fileId: file, contentType, sizeBytes, createdAt } = row;
  const type = findChoice(documentTypes, row.typeId) ?? otherType;
  if (!type) throw new Error('The list of document types lacks "other"');
  return {
    uuid,
    name,
    type: toLookup(type),
    file,
    contentType,
    sizeBytes,
    createdAt: createdAt.toISOString(),
  };
}
