import { asc, desc, getTableColumns } from 'drizzle-orm';
import type { Caller } from '../authorisation/caller.ts';
import { ownedBy } from '../authorisation/ownership.ts';
import type { Database } from '../db/database.ts';
import { readJsonRows } from '../db/jsonRows.ts';
import { labValue } from '../db/schema.ts';

/** A laboratory result: as typed, and in the canonical unit of its dimension. */
export type LabValueRow = typeof labValue.$inferSelect;

/** Reads all laboratory results of a patient, the newest sample day first. */
export async function readLabValues(db: Database, owner: Pick<Caller, 'accountId'>): Promise<LabValueRow[]> {
  return await readJsonRows(db, {
    columns: getTableColumns(labValue),
    from: labValue,
    where: ownedBy(labValue, owner),
    orderBy: [desc(labValue.measuredOn), desc(labValue.formId), asc(labValue.code)],
  });
}
