import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/**
 * The database or a transaction on it: PGlite and PostgreSQL alike. The embedded database has one connection, so inside
 * a transaction only the transaction may be used; that is why handlers get theirs with the call.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** How many connections a pool has at work and idle, and how many requests wait for one. */
export interface PoolFigures {
  active: number;
  idle: number;
  waiting: number;
}

/** A database that can be closed. */
export interface DatabaseConnection {
  db: Database;
  /** Absent with the embedded database, which has no pool. */
  pool?: () => PoolFigures;
  close(): Promise<void>;
}
