import { daysBetween } from '@vitalane/time';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import { readLabValues } from '../../lab-values/labValues.queries.ts';
import type { Earlier } from './lab/match.ts';

/** Returns the patient's measured results in canonical units, by test, for comparison with a new report. */
export async function readEarlier(db: Database, owner: Caller, today: string): Promise<Earlier> {
  const rows = (await readLabValues(db, owner)).filter(({ comparator }) => comparator === null);
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ code }) => code)].map(([code, results]) => [
      code,
      results.map(({ canonicalValue, measuredOn }) => ({
        value: canonicalValue,
        daysBefore: Math.max(0, daysBetween(measuredOn, today)),
      })),
    ]),
  );
}
