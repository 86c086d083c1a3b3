import type { RecordInput } from '@vitalane/clinical';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account } from '../db/schema.ts';
import { readRecordInput } from '../features/record/record.queries.ts';
import { readFacts } from '../features/reports/facts.queries.ts';
import type { HealthFacts } from '../features/reports/facts.ts';

/** Reads what the health record and the reports of a person rest on. */
export async function factsOf(
  db: Database,
  email: string,
): Promise<{ facts: HealthFacts; recordInput: RecordInput }> {
  const [person] = await db.select().from(account).where(eq(account.email, email));
  if (!person) throw new Error('There is no such person.');
  const { id: accountId, fullName, timeZone } = person;
  const now = new Date();
  const owner = { accountId, fullName, timeZone };
  return { facts: await readFacts(db, owner, now), recordInput: await readRecordInput(db, owner, now) };
}
