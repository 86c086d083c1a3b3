import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../authorisation/caller.ts';
import { ownedBy } from '../authorisation/ownership.ts';
import type { Database } from '../db/database.ts';
import { after, newestFirst } from '../db/pages.ts';
import { type MedicationRow, userMedication } from '../db/schema.ts';
import { changeSchedule } from './doses.queries.ts';
import { reschedule } from './reminders.queries.ts';
import { isSameSchedule } from './schedule.ts';

/** A medicine to store. */
export type MedicationFields = Omit<MedicationRow, 'id' | 'ownerId' | 'createdAt'>;

const order = { at: userMedication.createdAt, id: userMedication.id };

/** Stores a medicine of the caller, and its first reminders. */
export async function addMedication(
  db: Database,
  caller: Caller,
  { fields, now }: { fields: MedicationFields; now: Date },
): Promise<MedicationRow> {
  const row = { id: randomUUID(), ownerId: caller.accountId, ...fields, createdAt: now };
  await db.transaction(async (tx) => {
    await tx.insert(userMedication).values(row);
    await reschedule(tx, row, now);
  });
  return row;
}

/** Returns the caller's medicines, newest first, with one extra row when more follow. */
export async function listMedications(
  db: Database,
  caller: Caller,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<MedicationRow[]> {
  return await db
    .select()
    .from(userMedication)
    .where(and(ownedBy(userMedication, caller), after(order, cursor)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
}

/** Returns every medicine of the caller, newest first. */
export async function allMedications(
  db: Database,
  caller: Pick<Caller, 'accountId'>,
): Promise<MedicationRow[]> {
  return await db
    .select()
    .from(userMedication)
    .where(ownedBy(userMedication, caller))
    .orderBy(...newestFirst(order));
}

/**
 * Returns one of the owner's medicines, with its row locked. Changes of stock and reminders are serialised by
 * this lock, which precedes the locks of reminders.
 */
export async function lockMedication(
  tx: Database,
  owner: Pick<Caller, 'accountId'>,
  id: string,
): Promise<MedicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(userMedication)
    .where(and(ownedBy(userMedication, owner), eq(userMedication.id, id)))
    .for('update');
  return row;
}

/** Changes one of the caller's medicines, its doses from today on and its reminders, with its row locked. */
export async function changeMedication(
  db: Database,
  caller: Caller,
  { id, change, now }: { id: string; change: (row: MedicationRow) => MedicationFields; now: Date },
): Promise<MedicationRow | undefined> {
  const mine = and(ownedBy(userMedication, caller), eq(userMedication.id, id));
  return await db.transaction(async (tx) => {
    const [row] = await tx.select().from(userMedication).where(mine).for('update');
    if (!row) return undefined;
    const [changed] = await tx.update(userMedication).set(change(row)).where(mine).returning();
    if (!changed) return undefined;
    if (!isSameSchedule(row, changed)) await changeSchedule(tx, { before: row, after: changed, now });
    await reschedule(tx, changed, now);
    return changed;
  });
}

/** Deletes one of the caller's medicines. Returns whether it existed. */
export async function deleteMedication(db: Database, caller: Caller, id: string): Promise<boolean> {
  const deleted = await db
    .delete(userMedication)
    .where(and(ownedBy(userMedication, caller), eq(userMedication.id, id)))
    .returning({ id: userMedication.id });
  return deleted.length > 0;
}
