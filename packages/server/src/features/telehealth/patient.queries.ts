import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema.ts';

/** The patient who is found by the keyed hash of an identity number. For the clinic's own people only. */
export async function findPatientByNric(db: Database, lookup: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(eq(account.documentLookup, lookup), eq(account.role, 'ROLE_USER'), eq(account.isActive, true)),
    );
  return found?.id;
}
