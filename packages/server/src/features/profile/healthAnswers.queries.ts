import type { HealthAnswers } from '@vitalane/contract';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, healthAnswers } from '../../db/schema.ts';
import { writeStatements } from '../record/statement.queries.ts';
import { answerStatements } from '../record/statements.rules.ts';

type Owner = Pick<Caller, 'accountId'>;

/** Returns a patient's answers; an absent answer is unknown. */
export async function readHealthAnswers(db: Database, owner: Owner): Promise<HealthAnswers> {
  const [row] = await db.select().from(healthAnswers).where(ownedBy(healthAnswers, owner));
  return row?.answers ?? {};
}

/** Changes the given answers; null removes an answer. Returns all of them. */
export async function writeHealthAnswers(
  db: Database,
  owner: Owner,
  { change, now }: { change: HealthAnswers; now: Date },
): Promise<HealthAnswers> {
  return await db.transaction(async (tx) => {
    // Serialises concurrent changes, so that none is lost.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, owner.accountId)).for('update');
    const merged = { ...(await readHealthAnswers(tx, owner)), ...change };
    const answers = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
    const statements = answerStatements(change);
    await writeStatements(tx, owner, { statements, source: 'health_answers', now });
    await tx
      .insert(healthAnswers)
      .values({ ownerId: owner.accountId, answers, updatedAt: now })
      .onConflictDoUpdate({ target: healthAnswers.ownerId, set: { answers, updatedAt: now } });
    return answers;
  });
}
