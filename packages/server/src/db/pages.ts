import { toEpochMs } from '@vitalane/time';
import { desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { invalidField } from '../errors/apiError.ts';

/** The two columns that order a list, newest first: an instant, and the id for equal instants. */
export interface PageOrder {
  at: SQLWrapper;
  id: SQLWrapper;
}

/** One page of a list, in the contract's format. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns `ORDER BY` for {@link PageOrder}. */
export function newestFirst({ at, id }: PageOrder): [SQL, SQL] {
  return [desc(at), desc(id)];
}

/** Returns `WHERE` for the rows after a cursor; `undefined` for the first page. Throws for an invalid cursor. */
export function after({ at, id }: PageOrder, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const last = readCursor(cursor);
  return sql`(${at}, ${id}) < (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`;
}

/** `WHERE` and `LIMIT` of a page in a prepared statement, see {@link pageValues}. */
export const anyPage = {
  after: ({ at, id }: PageOrder): SQL =>
    sql`(${at}, ${id}) < (${sql.placeholder('afterAt')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`,
  limit: sql.placeholder('limit'),
};

/** A position after every row, so that the first page follows it. */
const beforeFirst = { afterAt: 'infinity', afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/**
 * Returns the values for the placeholders of {@link anyPage}. The limit includes one extra row, which shows
 * whether another page follows.
 */
export function pageValues({ limit, cursor }: { limit: number; cursor?: string }): Record<string, unknown> {
  if (cursor === undefined) return { ...beforeFirst, limit: limit + 1 };
  const { at, id } = readCursor(cursor);
  return { afterAt: at.toISOString(), afterId: id, limit: limit + 1 };
}

/** Returns the key of the last row of the previous page. Throws for an invalid cursor. */
export function readCursor(cursor: string): { at: Date; id: string } {
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('|');
  const at = new Date(Number(instant));
  if (!/^-?\d+$/.test(instant) || Number.isNaN(toEpochMs(at)) || !uuidPattern.test(id)) {
    throw invalidField('cursor', 'Invalid cursor. Start again from the first page.');
  }
  return { at, id };
}

/** Converts rows that were selected with `limit + 1` into a page with its cursor. */
export function toPage<Row, Item>(
  rows: Row[],
  limit: number,
  { key, item }: { key: (row: Row) => { at: Date; id: string }; item: (row: Row) => Item },
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(item),
    nextCursor: rows.length > limit && last !== undefined ? toCursor(key(last)) : null,
  };
}

function toCursor({ at, id }: { at: Date; id: string }): string {
  return Buffer.from(`${toEpochMs(at)}|${id}`, 'latin1').toString('base64url');
}
