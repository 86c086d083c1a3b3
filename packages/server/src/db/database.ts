import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/**
 * The database or a transaction on it: PGlite and PostgreSQL alike. The embedded database has one connection, so inside
 * a transaction only the transaction may be used; that is why handlers get theirs with the call.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that can be closed. */
export interface DatabaseConnection {
  db: Database;
  close(): Promise<void>;
}
