import { randomUUID } from 'node:crypto';
import type { Diagnosis } from '@vitalane/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { diagnosis } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';

type Row = typeof diagnosis.$inferSelect;

const order = { at: diagnosis.createdAt, id: diagnosis.id };

/** Stores a diagnosis of the caller. */
export async function addDiagnosis(
  db: Database,
  caller: Caller,
  { name, createdAt }: { name: string; createdAt: Date },
): Promise<Diagnosis> {
  const row: Row = { id: randomUUID(), ownerId: caller.accountId, name, createdAt };
  await db.insert(diagnosis).values(row);
  return toDiagnosis(row);
}

/** One page of a person's diagnoses, newest first. */
export async function listDiagnoses(
  db: Database,
  caller: Pick<Caller, 'accountId'>,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<Diagnosis>> {
  const rows = await db
    .select()
    .from(diagnosis)
    .where(and(ownedBy(diagnosis, caller), after(order, cursor)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  return toPage(rows, limit, { key: (row) => ({ at: row.createdAt, id: row.id }), item: toDiagnosis });
}

/** Deletes one of the caller's diagnoses; says whether there was one. */
export async function deleteDiagnosis(db: Database, caller: Caller, id: string): Promise<boolean> {
  const deleted = await db
    .delete(diagnosis)
    .where(and(ownedBy(diagnosis, caller), eq(diagnosis.id, id)))
    .returning({ id: diagnosis.id });
  return deleted.length > 0;
}

function toDiagnosis({ id, name, createdAt }: Row): Diagnosis {
  return { uuid: id, name, createdAt: createdAt.toISOString() };
}
