import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../src/db/schema.ts';
import { unownedStatements } from './unownedStatements.ts';

/** Names of the tables with an owner column. */
const ownedTables: readonly string[] = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))
  .filter(({ columns }) => columns.some(({ name }) => name === 'owner_id'))
  .map(({ name }) => name);

const excused: ReadonlySet<string> = new Set(unownedStatements.flatMap(({ statements }) => statements));

/**
 * Returns a statement without its values, columns, grouping and order: `select from "session" where
 * "session"."id" = $`.
 */
function shapeOf(sql: string): string {
  return sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\((\$(?:::\w+)?, )+/g, '(')
    .replaceAll(/select .*? from /g, 'select from ')
    .replace(/ set .*? where /, ' set where ')
    .replace(/ (group by|order by|returning|limit|for update) .*$/, '')
    .trim();
}

/** Returns whether the conditions of a statement name the owner of a table's rows; written values do not count. */
function namesOwner(sql: string, table: string): boolean {
  const condition = sql.replace(/ set .*? where /, ' where ');
  const column = `"${table}"\\."owner_id"`;
  return new RegExp(`(?:${column}|[ (]owner_id) (?:=|in) |= ${column}|group by ${column}`).test(condition);
}

/**
 * Returns the problem of a statement of the server; `undefined` without one. A problem is a statement that
 * reads, changes or deletes rows with an owner without naming the owner, and is not in the list of exceptions
 * ({@link unownedStatements}).
 */
export function ownershipProblem(sql: string): string | undefined {
  for (const part of sql.split(/ union all /)) {
    if (!/^[\s(]*(select|update|delete|with)\b/i.test(part)) continue;
    const tables = new Set(
      Array.from(part.matchAll(/(?:from|join|update) "?(\w+)"?/g), ([, table]) => table),
    );
    const isUnowned = ownedTables.some((table) => tables.has(table) && !namesOwner(part, table));
    if (isUnowned && !excused.has(shapeOf(part))) return shapeOf(part);
  }
  return undefined;
}
