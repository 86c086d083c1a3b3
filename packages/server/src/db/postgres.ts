import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { StartError } from '../errors/exitCodes.ts';
import type { DatabaseConnection } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

/** Key of the advisory lock: an arbitrary number that all servers of this product share. */
const migrationLock = 7_140_253;

/** Connects to PostgreSQL and migrates its schema, one process at a time. */
export async function openPostgres(databaseUrl: string): Promise<DatabaseConnection> {
  const pool = new Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 5000 });
  // The pool replaces a broken connection, and a query on it fails. Without listeners the error of a connection that is
  // idle, in the pool or within a transaction, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateAlone(pool);
  } catch {
    await pool.end();
    throw new StartError(
      'databaseUnreachable',
      'The database at DATABASE_URL could not be reached or migrated. Check that it runs and that the address and rights are correct.',
    );
  }
  return {
    db: drizzle(pool, { schema }),
    pool: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    client.release();
  }
}
