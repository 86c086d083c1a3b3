import { eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { diagnosis, healthStatement } from '../../db/schema.ts';
import { writeStatements } from './statement.queries.ts';
import { diagnosisStatements } from './statements.rules.ts';

/** Key of the advisory lock: an arbitrary number that all servers of this product share. */
const carryOverLock = 7_140_254;

/**
 * Adds statements for diagnoses that were typed before the health record existed. A migration cannot, because
 * matching words to conditions is a clinical rule. Later diagnoses add their statements themselves, so a second
 * run changes nothing.
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
