import type { MeasureUnit } from '@vitalane/contract';
import type { Caller } from '../authorisation/caller.ts';
import { ownedBy } from '../authorisation/ownership.ts';
import type { Database } from '../db/database.ts';
import { unitChoice } from '../db/schema.ts';
import type { OwnUnits } from './ownUnits.ts';

/** Returns the units that a person has chosen for what they read. */
export async function readOwnUnits(db: Database, reader: Pick<Caller, 'accountId'>): Promise<OwnUnits> {
  const rows = await db.select().from(unitChoice).where(ownedBy(unitChoice, reader));
  // The contract restricts the stored units.
  return Object.fromEntries(rows.map(({ code, unit }) => [code, unit as MeasureUnit]));
}
