import type { BloodPressure } from '@vitalane/contract';
import { and, eq, gte } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { anyCaller, ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { anyPage, newestFirst, type Page, pageValues, toPage } from '../../db/pages.ts';
import { prepared } from '../../db/prepared.ts';
import { bloodPressure } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/timeOrderedId.ts';
import { type BloodPressureRow, toBloodPressure } from './entries.ts';

/** A validated reading to store. */
export type NewReading = Omit<BloodPressureRow, 'id' | 'ownerId'>;

const order = { at: bloodPressure.measuredAt, id: bloodPressure.id };

/**
 * Stores a reading of the caller. Ids grow with time: of two at the same moment, the later recorded comes
 * first.
 */
export async function addBloodPressure(
  db: Database,
  caller: Caller,
  reading: NewReading,
): Promise<BloodPressureRow> {
  const row: BloodPressureRow = {
    id: timeOrderedId(reading.createdAt),
    ownerId: caller.accountId,
    ...reading,
  };
  await db.insert(bloodPressure).values(row);
  return row;
}

const pageOfReadings = prepared((db) =>
  db
    .select()
    .from(bloodPressure)
    .where(and(ownedBy(bloodPressure, anyCaller), anyPage.after(order)))
    .orderBy(...newestFirst(order))
    .limit(anyPage.limit)
    .prepare('page_of_blood_pressure'),
);

/** Returns one page of the caller's readings, newest first. */
export async function listBloodPressure(
  db: Database,
  caller: Caller,
  page: { limit: number; cursor?: string },
): Promise<Page<BloodPressure>> {
  const rows = await pageOfReadings(db).execute({ accountId: caller.accountId, ...pageValues(page) });
  return toPage(rows, page.limit, {
    key: (row) => ({ at: row.measuredAt, id: row.id }),
    item: toBloodPressure,
  });
}

/** Returns a patient's readings since a moment, newest first. */
export async function bloodPressureSince(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  since: Date,
): Promise<BloodPressure[]> {
  const rows = await db
    .select()
    .from(bloodPressure)
    .where(and(ownedBy(bloodPressure, owner), gte(bloodPressure.measuredAt, since)))
    .orderBy(...newestFirst(order));
  return rows.map(toBloodPressure);
}

/** Deletes one of the caller's readings. Returns whether it existed. */
export async function deleteBloodPressure(db: Database, caller: Caller, id: string): Promise<boolean> {
  const deleted = await db
    .delete(bloodPressure)
    .where(and(ownedBy(bloodPressure, caller), eq(bloodPressure.id, id)))
    .returning({ id: bloodPressure.id });
  return deleted.length > 0;
}
