import { randomUUID } from 'node:crypto';
import { isItemCode, type Statement, type StatementSource } from '@vitalane/clinical';
import { toCivil } from '@vitalane/time';
import { and, desc, eq, getTableColumns, lte } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { readJsonRows } from '../../db/jsonRows.ts';
import { account, healthStatement } from '../../db/schema.ts';
import type { StatementInput } from './statements.rules.ts';

/** The patient whom the statements are about. */
type Owner = Pick<Caller, 'accountId'>;

/** Author, source and time of statements. */
export interface StatementContext {
  /** The doctor who makes the statements; absent for the patient. */
  doctor?: Pick<Caller, 'accountId' | 'fullName'>;
  source: StatementSource;
  /** Id of the row that the statements are made with, such as a form. */
  sourceId?: string;
  now: Date;
}

/** Adds statements to a patient's record. Must run in the transaction that stores their source. */
export async function writeStatements(
  tx: Database,
  owner: Owner,
  { statements, doctor, source, sourceId, now }: StatementContext & { statements: readonly StatementInput[] },
): Promise<void> {
  if (statements.length === 0) return;
  const [person] = await tx
    .select({ timeZone: account.timeZone })
    .from(account)
    .where(eq(account.id, owner.accountId));
  if (!person) throw new Error('The account of the statements does not exist');
  const shared = {
    ownerId: owner.accountId,
    by: doctor ? ('doctor' as const) : ('patient' as const),
    authorId: doctor?.accountId ?? owner.accountId,
    doctorName: doctor?.fullName ?? null,
    source,
    sourceId: sourceId ?? null,
    on: toCivil(now, person.timeZone).date,
    recordedAt: now,
  };
  await tx.insert(healthStatement).values(statements.map((one) => ({ id: randomUUID(), ...shared, ...one })));
}

/** Members of a statement that the rules use. */
const {
  id: _id,
  ownerId: _owner,
  authorId: _author,
  sourceId: _source,
  ...statementColumns
} = getTableColumns(healthStatement);

/** Reads all statements about a patient up to a day, YYYY-MM-DD, newest first. */
export async function readStatements(db: Database, owner: Owner, asOf: string): Promise<Statement[]> {
  const rows = await readJsonRows(db, {
    columns: statementColumns,
    from: healthStatement,
    where: and(ownedBy(healthStatement, owner), lte(healthStatement.on, asOf)),
    orderBy: [desc(healthStatement.on), desc(healthStatement.recordedAt)],
  });
  return rows.flatMap((row) => {
    const { item, recordedAt } = row;
    return isItemCode(item) ? [{ ...row, item, recordedAt: recordedAt.toISOString() }] : [];
  });
}

/** Removes all statements about an account with an unconfirmed address. A trigger refuses it for others. */
export async function deleteStatements(tx: Database, owner: Owner): Promise<void> {
  await tx.delete(healthStatement).where(ownedBy(healthStatement, owner));
}
