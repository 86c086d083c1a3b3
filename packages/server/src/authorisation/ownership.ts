import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { account, consultation } from '../db/schema.ts';
import type { Caller } from './caller.ts';

/** Every table of personal data names its person in `ownerId`. */
interface OwnedTable {
  ownerId: PgColumn;
}

/** Returns the one predicate of "this row is the caller's own". Every query of personal data contains it. */
export function ownedBy(table: OwnedTable, caller: { accountId: string | Placeholder }): SQL {
  return eq(table.ownerId, caller.accountId);
}

/** In the place of the caller, in a statement that is prepared. */
export const anyCaller = { accountId: sql.placeholder('accountId') };

/** Consultations that the caller takes part in: as the patient, or as the doctor who attends. */
export function partOf(caller: Pick<Caller, 'role'> & { accountId: string | Placeholder }): SQL {
  return caller.role === 'ROLE_DOCTOR'
    ? eq(consultation.doctorId, caller.accountId)
    : ownedBy(consultation, caller);
}

/** Holds the row of an account until the transaction ends; rows that refer to it can still be added. */
export async function holdOwner(tx: Database, owner: Pick<Caller, 'accountId'>): Promise<void> {
  await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, owner.accountId))
    .for('no key update');
}
