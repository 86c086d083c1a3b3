import { randomUUID } from 'node:crypto';
import { recordItem } from '@vitalane/clinical';
import type { Diagnosis } from '@vitalane/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { diagnosis } from '../../db/schema.ts';
import { invalidField } from '../../errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { writeStatements } from '../record/statement.queries.ts';
import { diagnosisSaid, type Said } from '../record/statements.rules.ts';

type Owner = Pick<Caller, 'accountId'>;
type Row = typeof diagnosis.$inferSelect;

const order = { at: diagnosis.createdAt, id: diagnosis.id };

/** Stores a diagnosis of the caller and states it. Throws `invalid` when the list already has the same condition. */
export async function addDiagnosis(
  db: Database,
  caller: Owner,
  { name, createdAt }: { name: string; createdAt: Date },
): Promise<Diagnosis> {
  const row: Row = { id: randomUUID(), ownerId: caller.accountId, name, createdAt };
  const said = diagnosisSaid(name);
  return await db.transaction(async (tx) => {
    const others = await tx.select().from(diagnosis).where(ownedBy(diagnosis, caller));
    const same = others.find((other) => isSameCondition(diagnosisSaid(other.name), said));
    if (same) throw invalidField('name', `You already have “${same.name}” in your list.`);
    await tx.insert(diagnosis).values(row);
    await writeStatements(tx, caller, { said, source: 'diagnosis', sourceId: row.id, now: createdAt });
    return toDiagnosis(row);
  });
}

/** Whether two diagnoses say the same of the same conditions, however they are spelled. */
function isSameCondition(one: readonly Said[], other: readonly Said[]): boolean {
  const key = ({ item, says, text }: Said) =>
    `${item} ${says} ${recordItem(item).isPerText ? text?.toLowerCase().replaceAll(/\s+/g, ' ') : ''}`;
  const keys = new Set(one.map(key));
  return other.every((said) => keys.has(key(said)));
}

/** One page of a person's diagnoses, newest first. */
export async function listDiagnoses(
  db: Database,
  caller: Owner,
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

/**
 * Deletes one of the caller's diagnoses; returns whether there was one. The record keeps what it said and asks: taking a
 * line off a list does not say whether the condition ended or was a mistake.
 */
export async function deleteDiagnosis(
  db: Database,
  caller: Owner,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(diagnosis)
      .where(and(ownedBy(diagnosis, caller), eq(diagnosis.id, id)))
      .returning();
    if (!deleted) return false;
    const present = diagnosisSaid(deleted.name).filter(({ says }) => says === 'present');
    const said = present.map((one): Said => ({ ...one, says: 'mistake' }));
    await writeStatements(tx, caller, { said, source: 'diagnosis', sourceId: id, now });
    return true;
  });
}

function toDiagnosis({ id, name, createdAt }: Row): Diagnosis {
  return { uuid: id, name, createdAt: createdAt.toISOString() };
}
