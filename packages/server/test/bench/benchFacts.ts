import type { RecordInput } from '@vitalane/clinical';
import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { account } from '../../src/db/schema.ts';
import { readFacts } from '../../src/features/health-facts/facts.queries.ts';
import type { HealthFacts } from '../../src/features/health-facts/facts.ts';
import { readRecordInput } from '../../src/features/record/record.queries.ts';

/** Reads the facts for the health record and the reports of an account. */
export async function factsOf(
  db: Database,
  email: string,
): Promise<{ facts: HealthFacts; recordInput: RecordInput }> {
  const [person] = await db.select().from(account).where(eq(account.email, email));
  if (!person) throw new Error('The account does not exist.');
  const { id: accountId, fullName, timeZone } = person;
  const now = new Date();
  const owner = { accountId, fullName, timeZone };
  return { facts: await readFacts(db, owner, { now }), recordInput: await readRecordInput(db, owner, now) };
}
