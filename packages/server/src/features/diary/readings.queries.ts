import { VITAL_SIGNS } from '@vitalane/clinical';
import type { DiaryDay } from '@vitalane/contract';
import { startOfDate, toDate } from '@vitalane/time';
import { and, count, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { anyCaller, ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { after, anyPage, newestFirst, type Page, pageValues, readCursor, toPage } from '../../db/pages.ts';
import { prepared } from '../../db/prepared.ts';
import { bloodPressure, measurement } from '../../db/schema.ts';
import type {
  BloodPressureRow,
  MeasurementKind,
  MeasurementRow,
  ReadingKind,
  ReadingRow,
} from './entries.ts';

type Owner = Pick<Caller, 'accountId'>;

interface PageQuery {
  limit: number;
  cursor?: string;
}

/** Placeholder for the id of a cursor whose first column is unique. */
const noId = '00000000-0000-0000-0000-000000000000';
const pressureOrder = { at: bloodPressure.measuredAt, id: bloodPressure.id };
const order = { at: measurement.measuredAt, id: measurement.id };

const ofKind = (owner: Owner, kind: MeasurementKind) =>
  and(ownedBy(measurement, owner), eq(measurement.kind, kind));

/** Stores a reading. */
export async function addReading(db: Database, row: ReadingRow): Promise<void> {
  if (row.kind === 'blood_pressure') await db.insert(bloodPressure).values(row);
  else await db.insert(measurement).values(row);
}

const pressurePage = prepared((db) =>
  db
    .select()
    .from(bloodPressure)
    .where(and(ownedBy(bloodPressure, anyCaller), anyPage.after(pressureOrder)))
    .orderBy(...newestFirst(pressureOrder))
    .limit(anyPage.limit)
    .prepare('page_of_blood_pressure'),
);

/** Returns a page of the caller's blood pressures, newest first, with one extra row. */
export async function pageOfPressures(
  db: Database,
  caller: Owner,
  page: PageQuery,
): Promise<BloodPressureRow[]> {
  return await pressurePage(db).execute({ accountId: caller.accountId, ...pageValues(page) });
}

/** Returns the query for a page of readings of one number, with one extra row. */
export function selectPage(
  db: Database,
  caller: Owner,
  { kind, limit, cursor }: PageQuery & { kind: MeasurementKind },
) {
  return db
    .select()
    .from(measurement)
    .where(and(ofKind(caller, kind), after(order, cursor)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
}

/** Returns a patient's blood pressures since a moment, newest first. */
export async function pressuresSince(db: Database, owner: Owner, since: Date): Promise<BloodPressureRow[]> {
  return await db
    .select()
    .from(bloodPressure)
    .where(and(ownedBy(bloodPressure, owner), gte(bloodPressure.measuredAt, since)))
    .orderBy(...newestFirst(pressureOrder));
}

/** Returns a patient's readings of some kinds since a moment, newest first. */
export async function measurementsSince(
  db: Database,
  owner: Owner,
  { kinds, since }: { kinds: readonly MeasurementKind[]; since: Date },
): Promise<MeasurementRow[]> {
  return await db
    .select()
    .from(measurement)
    .where(
      and(ownedBy(measurement, owner), inArray(measurement.kind, kinds), gte(measurement.measuredAt, since)),
    )
    .orderBy(...newestFirst(order));
}

/** Returns a patient's readings of vital signs since a moment, newest first. */
export const vitalSignsSince = (db: Database, owner: Owner, since: Date): Promise<MeasurementRow[]> =>
  measurementsSince(db, owner, { kinds: VITAL_SIGNS, since });

/** Kinds and id of a reading: an id of another kind is not found. */
interface Which {
  kinds: readonly ReadingKind[];
  id: string;
}

const isPressure = (owner: Owner, id: string): SQL | undefined =>
  and(ownedBy(bloodPressure, owner), eq(bloodPressure.id, id));

const isMeasurement = (owner: Owner, { kinds, id }: Which): SQL | undefined =>
  and(ownedBy(measurement, owner), inArray(measurement.kind, kinds.filter(isSingle)), eq(measurement.id, id));

const isSingle = (kind: ReadingKind): kind is MeasurementKind => kind !== 'blood_pressure';

/** Finds one of the caller's readings. */
export async function findReading(
  db: Database,
  caller: Owner,
  which: Which,
): Promise<ReadingRow | undefined> {
  if (!which.kinds.includes('blood_pressure'))
    return (await db.select().from(measurement).where(isMeasurement(caller, which)))[0];
  const [row] = await db.select().from(bloodPressure).where(isPressure(caller, which.id));
  return row && { kind: 'blood_pressure', ...row };
}

/** Replaces a reading. */
export async function replaceReading(db: Database, row: ReadingRow): Promise<void> {
  const owner = { accountId: row.ownerId };
  if (row.kind === 'blood_pressure') await db.update(bloodPressure).set(row).where(isPressure(owner, row.id));
  else
    await db
      .update(measurement)
      .set(row)
      .where(isMeasurement(owner, { kinds: [row.kind], id: row.id }));
}

/** Deletes one of the caller's readings. Returns whether it existed. */
export async function deleteReading(db: Database, caller: Owner, which: Which): Promise<boolean> {
  const deleted = which.kinds.includes('blood_pressure')
    ? await db.delete(bloodPressure).where(isPressure(caller, which.id)).returning({ id: bloodPressure.id })
    : await db.delete(measurement).where(isMeasurement(caller, which)).returning({ id: measurement.id });
  return deleted.length > 0;
}

/** Returns one page of the days with readings of a kind, newest first. Days are those of the reading's own zone. */
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
  caller: Owner,
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
