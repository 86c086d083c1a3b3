import type { CourseReading, CrisisKind } from '@vitalane/clinical';
import { addDays, addMs, minuteMs, startOfDate, toCivil, toEpochMs } from '@vitalane/time';
import { and, asc, eq, gt, gte, inArray, or } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { bloodPressure, healthForm, labValue, measurement } from '../../db/schema.ts';
import { type AlertRow, storedReadings } from './alerts.rows.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

interface Since {
  kind: CrisisKind;
  since: Date;
  /** The last resolved alert of the kind. */
  ended: AlertRow | undefined;
}

/** Returns the time of a moment in minutes since 1970. */
export const toMinute = (at: Date): number => toEpochMs(at) / minuteMs;

/** Returns the moment of a time in minutes since 1970. */
export const toInstant = (minute: number): Date => addMs(0, minute * minuteMs);

/** Reads the readings that may be a crisis: those of the diary, and pressures of forms that a clinic measured. */
export async function readingsSince(tx: Database, owner: Owner, query: Since): Promise<CourseReading[]> {
  if (query.kind === 'low_sugar' || query.kind === 'high_sugar') return await sugarReadings(tx, owner, query);
  return [...(await homePressures(tx, owner, query)), ...(await clinicPressures(tx, owner, query))];
}

/**
 * Returns a condition that excludes readings of a resolved alert. Readings entered after a doctor closed it are
 * included, whenever they were measured.
 */
function isAfter(
  {
    measuredAt,
    createdAt,
  }:
    | Pick<typeof bloodPressure, 'measuredAt' | 'createdAt'>
    | Pick<typeof measurement, 'measuredAt' | 'createdAt'>,
  ended: AlertRow | undefined,
) {
  if (!ended?.resolvedAt) return undefined;
  const isLater = gt(measuredAt, ended.resolvedAt);
  return ended.resolvedBy === 'doctor' ? or(isLater, gt(createdAt, ended.resolvedAt)) : isLater;
}

async function homePressures(tx: Database, owner: Owner, { since, ended }: Since): Promise<CourseReading[]> {
  const rows = await tx
    .select()
    .from(bloodPressure)
    .where(
      and(ownedBy(bloodPressure, owner), gte(bloodPressure.measuredAt, since), isAfter(bloodPressure, ended)),
    )
    .orderBy(asc(bloodPressure.measuredAt), asc(bloodPressure.createdAt));
  return rows.map(({ id, measuredAt, createdAt, systolicMmHg, diastolicMmHg }) => ({
    id,
    minute: toMinute(measuredAt),
    enteredMinute: toMinute(createdAt),
    sbpMmHg: systolicMmHg,
    dbpMmHg: diastolicMmHg,
  }));
}

async function sugarReadings(tx: Database, owner: Owner, { since, ended }: Since): Promise<CourseReading[]> {
  const rows = await tx
    .select()
    .from(measurement)
    .where(
      and(
        ownedBy(measurement, owner),
        eq(measurement.kind, 'sugar'),
        gte(measurement.measuredAt, since),
        isAfter(measurement, ended),
      ),
    )
    .orderBy(asc(measurement.measuredAt), asc(measurement.createdAt));
  return rows.map(({ id, measuredAt, createdAt, value }) => ({
    id,
    minute: toMinute(measuredAt),
    enteredMinute: toMinute(createdAt),
    glucoseMmolL: value,
  }));
}

/**
 * Returns the pressures of health forms. A form has a date without time: the reading counts as of the last
 * minute of the day, or of its entry.
 */
async function clinicPressures(
  tx: Database,
  owner: Owner,
  { since, ended }: Since,
): Promise<CourseReading[]> {
  const { formId, code, canonicalValue, measuredOn } = labValue;
  const rows = await tx
    .select({ formId, code, canonicalValue, measuredOn, enteredAt: healthForm.updatedAt })
    .from(labValue)
    .innerJoin(healthForm, eq(healthForm.id, formId))
    .where(
      and(
        ownedBy(labValue, owner),
        ownedBy(healthForm, owner),
        inArray(code, ['sbp', 'dbp']),
        gte(measuredOn, toCivil(since, owner.timeZone).date),
      ),
    );
  const readings = [...Map.groupBy(rows, (row) => row.formId).values()].flatMap((form) => {
    const of = (wanted: string) => form.find((row) => row.code === wanted);
    const [sbp, dbp] = [of('sbp'), of('dbp')];
    if (!sbp || !dbp) return [];
    const dayEnd = addMs(startOfDate(addDays(sbp.measuredOn, 1), owner.timeZone), -minuteMs);
    const enteredMinute = toMinute(sbp.enteredAt);
    const [sbpMmHg, dbpMmHg] = [sbp.canonicalValue, dbp.canonicalValue];
    // A corrected pressure is another reading.
    const id = `${sbp.formId} ${sbpMmHg}/${dbpMmHg}`;
    return [{ id, minute: Math.min(toMinute(dayEnd), enteredMinute), enteredMinute, sbpMmHg, dbpMmHg }];
  });
  return readings.filter((reading) => isNewReading(reading, ended));
}

/**
 * Applies the rule of `isAfter` to form readings. A form that is saved again repeats no reading of the resolved
 * alert.
 */
function isNewReading(
  { id, minute, enteredMinute }: Required<Pick<CourseReading, 'id' | 'minute' | 'enteredMinute'>>,
  ended: AlertRow | undefined,
): boolean {
  if (!ended?.resolvedAt) return true;
  if (storedReadings(ended).some((reading) => reading.id === id)) return false;
  const resolved = toMinute(ended.resolvedAt);
  return minute > resolved || (ended.resolvedBy === 'doctor' && enteredMinute > resolved);
}
