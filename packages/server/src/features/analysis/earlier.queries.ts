import { daysBetween } from '@vitalane/time';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { labValue } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Earlier } from './lab/match.ts';

/** The person's results, by test and in its canonical unit, to compare a new report with. */
export async function readEarlier(db: Database, owner: Caller, today: string): Promise<Earlier> {
  const rows = await db.select().from(labValue).where(ownedBy(labValue, owner));
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
