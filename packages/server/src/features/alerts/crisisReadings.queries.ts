import type { CourseReading, CourseWeight, CrisisKind } from '@vitalane/clinical';
import { addDays, addMs, dayMs, lastDate, minuteMs, startOfDate, toCivil, toEpochMs } from '@vitalane/time';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { bloodPressure, healthForm, labValue, measurement } from '../../db/schema.ts';
import { type AlertRow, storedReadings } from './alerts.rows.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

/** Readings of a kind to read. */
export interface Since {
  kind: CrisisKind;
  since: Date;
  /** The last resolved alert of the kind. */
  ended: AlertRow | undefined;
}

/** Returns the time of a moment in minutes since 1970. */
export const toMinute = (at: Date): number => toEpochMs(at) / minuteMs;

/** Last minute of the years that are stored. */
const lastMinute = toMinute(addMs(startOfDate(lastDate, 'UTC'), dayMs - minuteMs));

/** Returns the moment of a time in minutes since 1970, clamped to the year 9999. */
export const toInstant = (minute: number): Date => addMs(0, Math.min(minute, lastMinute) * minuteMs);

/** Reads the readings that may be a crisis: those of the diary, and pressures of forms that a clinic measured. */
export async function readingsSince(tx: Database, owner: Owner, query: Since): Promise<CourseReading[]> {
  if (query.kind === 'low_sugar' || query.kind === 'high_sugar') return await sugarReadings(tx, owner, query);
  return [...(await homePressures(tx, owner, query)), ...(await clinicPressures(tx, owner, query))];
}

async function homePressures(tx: Database, owner: Owner, { since, ended }: Since): Promise<CourseReading[]> {
  const rows = await tx
    .select()
    .from(bloodPressure)
    .where(and(ownedBy(bloodPressure, owner), gte(bloodPressure.measuredAt, since)))
    .orderBy(asc(bloodPressure.measuredAt), asc(bloodPressure.createdAt));
  return rows.map(toPressureReading).filter((reading) => isNewReading(reading, ended));
}

async function sugarReadings(tx: Database, owner: Owner, { since, ended }: Since): Promise<CourseReading[]> {
  const rows = await tx
    .select()
    .from(measurement)
    .where(
      and(ownedBy(measurement, owner), eq(measurement.kind, 'sugar'), gte(measurement.measuredAt, since)),
    )
    .orderBy(asc(measurement.measuredAt), asc(measurement.createdAt));
  return rows.map(toSugarReading).filter((reading) => isNewReading(reading, ended));
}

type Entry = Pick<typeof measurement.$inferSelect, 'id' | 'measuredAt' | 'createdAt' | 'changedAt'>;

/** Returns the times of a reading. One that was changed was entered then: earlier actions did not consider it. */
const timesOf = ({ id, measuredAt, createdAt, changedAt }: Entry) => ({
  id,
  minute: toMinute(measuredAt),
  enteredMinute: toMinute(changedAt ?? createdAt),
});

/** Returns a stored pressure as a reading of a course. */
export function toPressureReading(row: typeof bloodPressure.$inferSelect): CourseReading {
  return { ...timesOf(row), sbpMmHg: row.systolicMmHg, dbpMmHg: row.diastolicMmHg };
}

/** Returns a stored sugar as a reading of a course. */
export function toSugarReading(row: Entry & { value: number }): CourseReading {
  return { ...timesOf(row), glucoseMmolL: row.value };
}

/** Returns a stored weight as a reading of a course, with its civil day. */
export function toWeightReading(row: Entry & { value: number; date: string }): CourseWeight {
  return { ...timesOf(row), date: row.date, weightKg: row.value };
}

/** Values of one health form. */
interface FormValues {
  formId: string;
  /** Day of the values, YYYY-MM-DD. */
  measuredOn: string;
  minute: number;
  enteredMinute: number;
  valueBy: (code: string) => number | undefined;
}

/**
 * Reads values of health forms. A form has a date without time: a reading counts as of the last minute of the day, or
 * of its entry.
 */
export async function formValuesSince(
  tx: Database,
  owner: Owner,
  { codes, since }: { codes: readonly string[]; since: Date },
): Promise<FormValues[]> {
  const { formId, code, canonicalValue, measuredOn } = labValue;
  const rows = await tx
    .select({ formId, code, canonicalValue, measuredOn, enteredAt: healthForm.updatedAt })
    .from(labValue)
    .innerJoin(healthForm, eq(healthForm.id, formId))
    .where(
      and(
        ownedBy(labValue, owner),
        ownedBy(healthForm, owner),
        inArray(code, [...codes]),
        gte(measuredOn, toCivil(since, owner.timeZone).date),
      ),
    );
  return [...Map.groupBy(rows, (row) => row.formId).values()].flatMap((form) => {
    const [first] = form;
    if (!first) return [];
    const dayEnd = addMs(startOfDate(addDays(first.measuredOn, 1), owner.timeZone), -minuteMs);
    const enteredMinute = toMinute(first.enteredAt);
    return {
      formId: first.formId,
      measuredOn: first.measuredOn,
      minute: Math.min(toMinute(dayEnd), enteredMinute),
      enteredMinute,
      valueBy: (wanted: string) => form.find((row) => row.code === wanted)?.canonicalValue,
    };
  });
}

async function clinicPressures(
  tx: Database,
  owner: Owner,
  { since, ended }: Since,
): Promise<CourseReading[]> {
  const forms = await formValuesSince(tx, owner, { codes: ['sbp', 'dbp'], since });
  const readings = forms.flatMap(({ formId, minute, enteredMinute, valueBy }) => {
    const [sbpMmHg, dbpMmHg] = [valueBy('sbp'), valueBy('dbp')];
    if (sbpMmHg === undefined || dbpMmHg === undefined) return [];
    // A corrected pressure is another reading.
    const id = `${formId} ${sbpMmHg}/${dbpMmHg}`;
    return [{ id, minute, enteredMinute, sbpMmHg, dbpMmHg }];
  });
  return readings.filter((reading) => isNewReading(reading, ended));
}

/**
 * Returns whether a reading is none of the resolved alert. Readings entered after a doctor closed it are new, whenever
 * they were measured; a form that is saved again, or a reading of the alert that is changed, repeats nothing.
 */
export function isNewReading(
  { id, minute, enteredMinute = minute }: CourseReading,
  ended: AlertRow | undefined,
): boolean {
  if (!ended?.resolvedAt) return true;
  if (storedReadings(ended).some((reading) => reading.id === id)) return false;
  const resolved = toMinute(ended.resolvedAt);
  return minute > resolved || (ended.resolvedBy === 'doctor' && enteredMinute > resolved);
}
