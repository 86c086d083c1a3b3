import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';

/**
 * Inserts many rows in one statement with one parameter, so that a year of entries takes milliseconds. The rows
 * must name every column, since defaults do not apply.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Required<Table['$inferInsert']>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const records = rows.map((row) => {
    const values = new Map(Object.entries(row));
    return Object.fromEntries(columns.map(([key, { name }]) => [name, values.get(key)]));
  });
  const name = sql.identifier(getTableName(table));
  const json = JSON.stringify(records);
  await db.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${json}::json)`,
  );
}
