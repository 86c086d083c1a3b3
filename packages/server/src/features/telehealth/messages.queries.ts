import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import type { ConsultationRow } from '../../authorisation/openPlaces.queries.ts';
import { ownedBy, partOf } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { consultation, healthDocument, storedFile, visitMessage } from '../../db/schema.ts';
import type { FileFacts, StoredFile } from '../../files/files.ts';

/** A message of a consultation. */
export type MessageRow = typeof visitMessage.$inferSelect;

/** Returns the messages of a consultation that was found for its caller, oldest first. */
export async function listMessages(db: Database, { id }: ConsultationRow): Promise<MessageRow[]> {
  return await db
    .select()
    .from(visitMessage)
    .where(eq(visitMessage.consultationId, id))
    .orderBy(visitMessage.sentAt, visitMessage.id);
}

/** Stores a message with a consultation of the caller, in the transaction that has locked it. */
export async function storeMessage(tx: Database, caller: Caller, message: MessageRow): Promise<MessageRow> {
  await tx.insert(visitMessage).values(message);
  await tx
    .update(consultation)
    .set({
      messageCount: sql`${consultation.messageCount} + 1`,
      fileCount: sql`${consultation.fileCount} + ${message.fileName === null ? 0 : 1}`,
    })
    .where(and(eq(consultation.id, message.consultationId), partOf(caller)));
  return message;
}

/** Returns a file of one of the caller's consultations, as its patient or its doctor, with the account of the patient. */
export async function findVisitFile(db: Database, caller: Caller, id: string) {
  const [row] = await db
    .select({ message: visitMessage, patientId: consultation.ownerId })
    .from(visitMessage)
    .innerJoin(consultation, eq(consultation.id, visitMessage.consultationId))
    .where(and(eq(visitMessage.id, id), partOf(caller)));
  const file = row && fileIn(row.message);
  return file ? { file: { id, ...file }, patientId: row.patientId } : undefined;
}

/** Returns what the file of a message is; `null` for a message of words. */
export function fileIn({ fileName, mediaType, sizeBytes }: MessageRow): FileFacts | null {
  if (fileName === null || mediaType === null || sizeBytes === null) return null;
  return { fileName, mediaType, sizeBytes };
}

/** Deletes what a patient sent for visits that never took place. */
export async function forgetUnseen(tx: Database, visits: readonly ConsultationRow[]): Promise<void> {
  const ids = visits.filter(({ calledAt }) => calledAt === null).map(({ id }) => id);
  if (ids.length > 0) await tx.delete(visitMessage).where(inArray(visitMessage.consultationId, ids));
}

/** Returns the file of one of the caller's own documents, with the name of the document. */
export async function findDocumentFile(
  db: Database,
  caller: Caller,
  id: string,
): Promise<{ file: StoredFile; name: string } | undefined> {
  const [row] = await db
    .select({ file: storedFile, name: healthDocument.name })
    .from(healthDocument)
    .innerJoin(storedFile, eq(storedFile.id, healthDocument.fileId))
    .where(and(ownedBy(healthDocument, caller), ownedBy(storedFile, caller), eq(healthDocument.id, id)));
  return row;
}
