import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/**
 * The database or a transaction: PGlite or PostgreSQL. The embedded database has one connection, so code inside
 * a transaction must use only the transaction. Therefore handlers receive the database with the call.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Numbers of active and idle connections of a pool, and of waiting requests. */
export interface PoolFigures {
  active: number;
  idle: number;
  waiting: number;
}

/** A database that can be closed. */
export interface DatabaseConnection {
  db: Database;
  /** Absent for the embedded database, which has no pool. */
  pool?: () => PoolFigures;
  close(): Promise<void>;
}
