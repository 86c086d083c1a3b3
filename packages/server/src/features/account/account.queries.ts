import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema.ts';

/** A row of the account table. */
export type AccountRow = typeof account.$inferSelect;

/** One spelling per address, so that another spelling is no other account. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** The account with an address that was normalised. */
export async function findAccountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.email, email));
  return row;
}

/** One account. Throws when there is none: a caller always has one. */
export async function getAccount(db: Database, id: string): Promise<AccountRow> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  if (!row) throw new Error('A signed-in account does not exist');
  return row;
}
