import { VITAL_SIGNS } from '@vitalane/clinical';
import type { DiaryDay } from '@vitalane/contract';
import { startOfDate, toDate } from '@vitalane/time';
import { and, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { after, newestFirst, type Page, readCursor, toPage } from '../../db/pages.ts';
import { measurement } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/timeOrderedId.ts';
import type { MeasurementRow } from './entries.ts';

/** Kind of an entry of one number. */
export type MeasurementKind = MeasurementRow['kind'];

/** A validated entry to store. */
export type NewMeasurement = Omit<MeasurementRow, 'id' | 'ownerId'>;

interface PageQuery {
  limit: number;
  cursor?: string;
}

/** Placeholder for the id of a cursor whose first column is unique. */
const noId = '00000000-0000-0000-0000-000000000000';
const order = { at: measurement.measuredAt, id: measurement.id };

const ofKind = (caller: Pick<Caller, 'accountId'>, kind: MeasurementKind) =>
  and(ownedBy(measurement, caller), eq(measurement.kind, kind));

/** Stores an entry of the caller. Ids grow with time: of two at the same moment, the later recorded comes first. */
export async function addMeasurement(
  db: Database,
  caller: Caller,
  entry: NewMeasurement,
): Promise<MeasurementRow> {
  const row: MeasurementRow = { id: timeOrderedId(entry.createdAt), ownerId: caller.accountId, ...entry };
  await db.insert(measurement).values(row);
  return row;
}

/** Returns one page of the caller's entries of a kind, newest first. */
export async function listMeasurements<Item>(
  db: Database,
  caller: Caller,
  { kind, item, limit, cursor }: PageQuery & { kind: MeasurementKind; item: (row: MeasurementRow) => Item },
): Promise<Page<Item>> {
  const rows = await selectPage(db, caller, { kind, limit, cursor });
  return toPage(rows, limit, { key: (row) => ({ at: row.measuredAt, id: row.id }), item });
}

/** Returns the query for a page of entries, with one extra row. */
export function selectPage(
  db: Database,
  caller: Pick<Caller, 'accountId'>,
  { kind, limit, cursor }: { kind: MeasurementKind; limit: number; cursor: string | undefined },
) {
  return db
    .select()
    .from(measurement)
    .where(and(ofKind(caller, kind), after(order, cursor)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
}

/** Returns a patient's entries of a kind since a moment, newest first. */
export async function measurementsSince(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  { kind, since }: { kind: MeasurementKind; since: Date },
): Promise<MeasurementRow[]> {
  return await db
    .select()
    .from(measurement)
    .where(and(ofKind(owner, kind), gte(measurement.measuredAt, since)))
    .orderBy(...newestFirst(order));
}

/** Returns a patient's readings of vital signs since a moment, newest first. */
export async function vitalSignsSince(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  since: Date,
): Promise<MeasurementRow[]> {
  return await db
    .select()
    .from(measurement)
    .where(
      and(
        ownedBy(measurement, owner),
        inArray(measurement.kind, VITAL_SIGNS),
        gte(measurement.measuredAt, since),
      ),
    )
    .orderBy(...newestFirst(order));
}

/** Deletes one of the caller's entries of these kinds. Returns whether it existed. */
export async function deleteMeasurement(
  db: Database,
  caller: Caller,
  { kinds, id }: { kinds: readonly MeasurementKind[]; id: string },
): Promise<boolean> {
  const deleted = await db
    .delete(measurement)
    .where(and(ownedBy(measurement, caller), inArray(measurement.kind, kinds), eq(measurement.id, id)))
    .returning({ id: measurement.id });
  return deleted.length > 0;
}

/** Returns one page of the days with entries of a kind, newest first. Days are those of the entry's own zone. */
export async function listMeasurementDays(
  db: Database,
  caller: Caller,
  { kind, limit, cursor }: PageQuery & { kind: MeasurementKind },
): Promise<Page<DiaryDay>> {
  const rows = await selectDays(db, caller, { kind, limit, cursor });
  return toPage(rows, limit, {
    key: ({ date }) => ({ at: startOfDate(date, 'UTC'), id: noId }),
    item: (day) => day,
  });
}

/** Returns the query for a page of days, with one extra row. */
export function selectDays(
  db: Database,
  caller: Pick<Caller, 'accountId'>,
  { kind, limit, cursor }: { kind: MeasurementKind; limit: number; cursor: string | undefined },
) {
  const lastDay = cursor === undefined ? undefined : toDate(readCursor(cursor).at, 'UTC');
  const isEarlier = lastDay === undefined ? undefined : lt(measurement.date, lastDay);
  return db
    .select({ date: measurement.date, entries: count() })
    .from(measurement)
    .where(and(ofKind(caller, kind), isEarlier))
    .groupBy(measurement.date)
    .orderBy(desc(measurement.date))
    .limit(limit + 1);
}
