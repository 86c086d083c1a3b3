import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** A table: its name, its columns and the tables that its rows refer to. */
export interface TableDescription {
  name: string;
  columns: readonly string[];
  refersTo: readonly string[];
}

/** Every table of the schema, each after the tables that it refers to. */
export const tableList: readonly TableDescription[] = inOrderOfReference(
  Object.values(schema).flatMap((value) => (is(value, PgTable) ? [describe(value)] : [])),
);

function describe(table: PgTable): TableDescription {
  const { name, columns, foreignKeys } = getTableConfig(table);
  const targets = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
  return {
    name,
    columns: columns.map((column) => column.name),
    refersTo: targets.filter((target) => target !== name),
  };
}

function inOrderOfReference(tables: readonly TableDescription[]): TableDescription[] {
  const ordered: TableDescription[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(({ name, refersTo }) => !isPlaced(name) && refersTo.every(isPlaced));
    if (!next) throw new Error('The references between tables form a cycle');
    ordered.push(next);
  }
  return ordered;
}
