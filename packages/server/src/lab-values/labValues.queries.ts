import { asc, desc, getTableColumns } from 'drizzle-orm';
import type { Caller } from '../authorisation/caller.ts';
import { ownedBy } from '../authorisation/ownership.ts';
import type { Database } from '../db/database.ts';
import { readJsonRows } from '../db/jsonRows.ts';
import { labValue } from '../db/schema.ts';

/** A result of a laboratory report: as it was typed, and in the unit of its dimension. */
export type LabValueRow = typeof labValue.$inferSelect;

/** Reads all laboratory results of a person, the newest sample day first. */
export async function readLabValues(db: Database, owner: Pick<Caller, 'accountId'>): Promise<LabValueRow[]> {
  return await readJsonRows(db, {
    columns: getTableColumns(labValue),
    from: labValue,
    where: ownedBy(labValue, owner),
    orderBy: [desc(labValue.measuredOn), desc(labValue.formId), asc(labValue.code)],
  });
}
