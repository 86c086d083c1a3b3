import { eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { diagnosis, healthStatement } from '../../db/schema.ts';
import { writeStatements } from './statement.queries.ts';
import { diagnosisStatements } from './statements.rules.ts';

/** Any number will do, as long as every server of this product takes the same. */
const carryOverLock = 7_140_254;

/**
 * States the diagnoses that were typed before the record existed. The migration cannot: matching words to conditions is a
 * clinical rule. Later diagnoses are stated when they are added, so a second run finds nothing.
 */
export async function carryOverDiagnoses(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${carryOverLock})`);
    const statementOf = tx
      .select({ id: healthStatement.id })
      .from(healthStatement)
      .where(eq(healthStatement.sourceId, diagnosis.id));
    const rows = await tx.select().from(diagnosis).where(notExists(statementOf));
    for (const { id, ownerId, name, createdAt } of rows) {
      const context = { source: 'diagnosis', sourceId: id, now: createdAt } as const;
      await writeStatements(
        tx,
        { accountId: ownerId },
        { ...context, statements: diagnosisStatements(name) },
      );
    }
  });
}
