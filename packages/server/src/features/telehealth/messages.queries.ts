import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import type { ConsultationRow } from '../../authorisation/openPlaces.queries.ts';
import { partOf } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { consultation, visitMessage } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/timeOrderedId.ts';

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
export async function storeMessage(
  tx: Database,
  caller: Caller,
  message: Omit<MessageRow, 'id'>,
): Promise<MessageRow> {
  const row = { id: timeOrderedId(message.sentAt), ...message };
  await tx.insert(visitMessage).values(row);
  await tx
    .update(consultation)
    .set({ messageCount: sql`${consultation.messageCount} + 1` })
    .where(and(eq(consultation.id, message.consultationId), partOf(caller)));
  return row;
}
