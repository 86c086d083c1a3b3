import { type InferColumnsDataTypes, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

interface JsonRowsQuery<Columns> {
  columns: Columns;
  from: PgTable;
  where: SQL | undefined;
  orderBy: readonly SQL[];
}

/**
 * Reads the columns of many rows as one JSON value. The embedded database decodes each field separately, which
 * takes four times as long for thousands of rows. Suitable for types that JSON keeps exactly: text, dates,
 * instants, booleans and double precision numbers.
 */
export async function readJsonRows<Columns extends Record<string, PgColumn>>(
  db: Database,
  { columns, from, where, orderBy }: JsonRowsQuery<Columns>,
): Promise<InferColumnsDataTypes<Columns>[]> {
  const named = Object.entries(columns);
  const fields = sql.join(Object.values(columns), sql`, `);
  const order = sql.join([...orderBy], sql`, `);
  const [found] = await db
    .select({ rows: sql<unknown[][] | null>`json_agg(json_build_array(${fields}) order by ${order})` })
    .from(from)
    .where(where);
  return (found?.rows ?? []).map((row) => {
    const decoded = named.map(([name, column], index) => {
      const value = row[index];
      return [name, value === null ? null : column.mapFromDriverValue(value)];
    });
    return Object.fromEntries(decoded) as InferColumnsDataTypes<Columns>;
  });
}
