import type { DiaryDetails } from '@vitalane/contract';
import { addMs, dayMs, startOfDate } from '@vitalane/time';
import { and, asc, between, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { bloodPressure, measurement, medicationIntake } from '../../db/schema.ts';
import { toBloodPressure, toExercise, toIntake, toSugar, toWeight, vitalSignsIn } from './entries.ts';

interface DiaryTable {
  ownerId: PgColumn;
  measuredAt: PgColumn;
  date: PgColumn;
}

/** Returns all entries of the caller on a civil day, earliest first. Each entry counts in its own time zone. */
export async function getDiaryDetails(db: Database, caller: Caller, date: string): Promise<DiaryDetails> {
  const pressures = await db
    .select()
    .from(bloodPressure)
    .where(onDay(bloodPressure, caller, date))
    .orderBy(asc(bloodPressure.measuredAt), asc(bloodPressure.id));
  const measurements = await db
    .select()
    .from(measurement)
    .where(onDay(measurement, caller, date))
    .orderBy(asc(measurement.measuredAt), asc(measurement.id));
  const intakes = await db
    .select()
    .from(medicationIntake)
    .where(onDay(medicationIntake, caller, date))
    .orderBy(asc(medicationIntake.measuredAt), asc(medicationIntake.id));
  return {
    date,
    timeZone: caller.timeZone,
    bloodPressure: pressures.map(toBloodPressure),
    sugar: measurements.filter(({ kind }) => kind === 'sugar').map(toSugar),
    weight: measurements.filter(({ kind }) => kind === 'weight').map(toWeight),
    vitalSigns: vitalSignsIn(measurements),
    exercise: measurements.filter(({ kind }) => kind === 'exercise').map(toExercise),
    medication: intakes.map(toIntake),
  };
}

/**
 * Returns the condition for a civil day. In any zone it is within a day of the UTC day of the same date, so the
 * index on instants applies.
 */
function onDay(table: DiaryTable, caller: Caller, date: string): SQL | undefined {
  const start = startOfDate(date, 'UTC');
  const around = between(table.measuredAt, addMs(start, -dayMs), addMs(start, 2 * dayMs));
  return and(ownedBy(table, caller), around, eq(table.date, date));
}
