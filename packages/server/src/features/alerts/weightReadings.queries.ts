import { type CourseReading, type CourseWeight, comparedWeights, WEIGHT_GAIN_DAYS } from '@vitalane/clinical';
import { addMs, dayMs } from '@vitalane/time';
import { and, eq, gte } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { measurement } from '../../db/schema.ts';
import {
  formValuesSince,
  isNewReading,
  type Since,
  toMinute,
  toWeightReading,
} from './crisisReadings.queries.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

/** Reads the weights of the diary and of forms, each with the earlier one that it is compared with. */
export async function weightReadings(
  tx: Database,
  owner: Owner,
  { since, ended }: Omit<Since, 'kind'>,
): Promise<CourseReading[]> {
  // A day more, since days begin at midnight.
  const comparedSince = addMs(since, -(WEIGHT_GAIN_DAYS + 1) * dayMs);
  const weights = [
    ...(await diaryWeights(tx, owner, comparedSince)),
    ...(await clinicWeights(tx, owner, comparedSince)),
  ];
  return comparedWeights(weights).filter(
    (reading) => reading.minute >= toMinute(since) && isNewReading(reading, ended),
  );
}

async function diaryWeights(tx: Database, owner: Owner, since: Date): Promise<CourseWeight[]> {
  const rows = await tx
    .select()
    .from(measurement)
    .where(
      and(ownedBy(measurement, owner), eq(measurement.kind, 'weight'), gte(measurement.measuredAt, since)),
    );
  return rows.map(toWeightReading);
}

async function clinicWeights(tx: Database, owner: Owner, since: Date): Promise<CourseWeight[]> {
  const forms = await formValuesSince(tx, owner, { codes: ['weight'], since });
  return forms.flatMap(({ formId, measuredOn: date, minute, enteredMinute, valueBy }) => {
    const weightKg = valueBy('weight');
    // A corrected weight is another reading.
    const id = `${formId} ${weightKg}`;
    return weightKg === undefined ? [] : [{ id, minute, enteredMinute, date, weightKg }];
  });
}
