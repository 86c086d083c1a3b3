import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { account, consultation } from '../db/schema.ts';
import type { Caller } from './caller.ts';

/** A table of personal data, which names the account in `ownerId`. */
interface OwnedTable {
  ownerId: PgColumn;
}

/** Returns the ownership predicate: the row belongs to the caller. Every query of personal data contains it. */
export function ownedBy(table: OwnedTable, caller: { accountId: string | Placeholder }): SQL {
  return eq(table.ownerId, caller.accountId);
}

/** Placeholder for the caller in a prepared statement. */
export const anyCaller = { accountId: sql.placeholder('accountId') };

/** Returns the condition for the caller's consultations: as the patient, or as the attending doctor. */
export function partOf(caller: Pick<Caller, 'role'> & { accountId: string | Placeholder }): SQL {
  return caller.role === 'ROLE_DOCTOR'
    ? eq(consultation.doctorId, caller.accountId)
    : ownedBy(consultation, caller);
}

/** Locks the row of an account until the transaction ends. Rows that refer to it can still be added. */
export async function lockOwner(tx: Database, owner: Pick<Caller, 'accountId'>): Promise<void> {
  await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, owner.accountId))
    .for('no key update');
}
