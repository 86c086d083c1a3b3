import { randomUUID } from 'node:crypto';
import { recordItem } from '@vitalane/clinical';
import type { Diagnosis, ListedDiagnosis } from '@vitalane/contract';
import { toDate } from '@vitalane/time';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { newestFirst, type Page, readCursor, toPage } from '../../db/pages.ts';
import { diagnosis } from '../../db/schema.ts';
import { invalidField } from '../../errors/apiError.ts';
import { readRecord } from '../record/record.queries.ts';
import { writeStatements } from '../record/statement.queries.ts';
import { diagnosisStatements, type StatementInput } from '../record/statements.rules.ts';
import { conditionsBeside, isCounted } from './diagnosis.rules.ts';

type Owner = Pick<Caller, 'accountId'>;
type Row = typeof diagnosis.$inferSelect;

const order = { at: diagnosis.createdAt, id: diagnosis.id };

/**
 * Stores a diagnosis of the caller and adds its statements. Throws `invalid` when the list already has the same
 * condition.
 */
export async function addDiagnosis(
  db: Database,
  caller: Owner,
  { name, createdAt }: { name: string; createdAt: Date },
): Promise<Diagnosis> {
  const row: Row = { id: randomUUID(), ownerId: caller.accountId, name, createdAt };
  const statements = diagnosisStatements(name);
  return await db.transaction(async (tx) => {
    const others = await tx.select().from(diagnosis).where(ownedBy(diagnosis, caller));
    const same = others.find((other) => isSameCondition(diagnosisStatements(other.name), statements));
    if (same) throw invalidField('name', `You already have “${same.name}” in your list.`);
    await tx.insert(diagnosis).values(row);
    await writeStatements(tx, caller, { statements, source: 'diagnosis', sourceId: row.id, now: createdAt });
    return toDiagnosis(row);
  });
}

/** Returns whether two diagnoses name the same conditions, regardless of spelling. */
function isSameCondition(one: readonly StatementInput[], other: readonly StatementInput[]): boolean {
  const key = ({ item, says, text }: StatementInput) =>
    `${item} ${says} ${recordItem(item).isPerText ? text?.toLowerCase().replaceAll(/\s+/g, ' ') : ''}`;
  const keys = new Set(one.map(key));
  return other.every((statements) => keys.has(key(statements)));
}

/**
 * Returns one page of a patient's diagnoses, newest first, without those that the health record no longer
 * counts. The last page ends with the conditions of the record that the list does not name.
 */
export async function listDiagnoses(
  db: Database,
  caller: Owner,
  { limit, cursor, now }: { limit: number; cursor?: string; now: Date },
): Promise<Page<ListedDiagnosis>> {
  const all = await db
    .select()
    .from(diagnosis)
    .where(ownedBy(diagnosis, caller))
    .orderBy(...newestFirst(order));
  const record = await readRecord(db, caller, now);
  const from = cursor === undefined ? undefined : readCursor(cursor);
  const start = all.findIndex(({ id }) => id === from?.id) + 1;
  const counted = all.slice(start).filter(({ name }) => isCounted(record, name));
  const page = toPage(counted, limit, {
    key: (row) => ({ at: row.createdAt, id: row.id }),
    item: (row): ListedDiagnosis => toDiagnosis(row),
  });
  if (page.nextCursor !== null) return page;
  const unlisted = conditionsBeside(
    record,
    all.map(({ name }) => name),
  );
  return {
    ...page,
    items: [...page.items, ...unlisted.map((name) => ({ uuid: null, name, createdAt: null }))],
  };
}

/**
 * Deletes one of the caller's diagnoses. Returns whether it existed. On the day of its entry, this corrects a
 * mistake. Later the record keeps the statement and asks a question, because a deletion does not tell whether
 * the condition ended or was a mistake.
 */
export async function deleteDiagnosis(
  db: Database,
  caller: Pick<Caller, 'accountId' | 'timeZone'>,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(diagnosis)
      .where(and(ownedBy(diagnosis, caller), eq(diagnosis.id, id)))
      .returning();
    if (!deleted) return false;
    const present = diagnosisStatements(deleted.name).filter(({ says }) => says === 'present');
    const confirmed = toDate(deleted.createdAt, caller.timeZone) === toDate(now, caller.timeZone);
    const statements = present.map((one): StatementInput => ({ ...one, says: 'mistake', confirmed }));
    await writeStatements(tx, caller, { statements, source: 'diagnosis', sourceId: id, now });
    return true;
  });
}

function toDiagnosis({ id, name, createdAt }: Row): Diagnosis {
  return { uuid: id, name, createdAt: createdAt.toISOString() };
}
