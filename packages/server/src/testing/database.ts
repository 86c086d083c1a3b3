import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { Client } from 'pg';
import type { Database, DatabaseConnection } from '../db/database.ts';
import { openPglite } from '../db/embedded.ts';
import { migrationsFolder } from '../db/migrations.ts';
import { openPostgres } from '../db/postgres.ts';
import * as schema from '../db/schema.ts';

const cacheDir = fileURLToPath(new URL('../../node_modules/.cache/vitalane/', import.meta.url));

/** A database of one test. */
export interface TestDatabase extends DatabaseConnection {
  /** The same database, to be handed to a server: calls `onStatement` with each of its statements. */
  watch(onStatement: (sql: string) => void): Database;
}

/**
 * An empty, migrated database: in memory, from a prepared copy made once per set of migrations; or, where
 * `TEST_DATABASE_URL` names a PostgreSQL server, one of its own there, whose statements are not watched a second time.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) return await openOnServer(serverUrl);
  const pglite = new PGlite({ loadDataDir: new Blob([await preparedCopy()]) });
  const connection = await openPglite(pglite);
  return {
    ...connection,
    watch: (onStatement) => drizzle(pglite, { schema, logger: { logQuery: onStatement } }),
  };
}

async function openOnServer(serverUrl: string): Promise<TestDatabase> {
  const name = `vitalane_test_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name}`);
  const connection = await openPostgres(Object.assign(new URL(serverUrl), { pathname: name }).href);
  return {
    db: connection.db,
    watch: () => connection.db,
    async close() {
      await connection.close();
      await administer(serverUrl, `drop database ${name}`);
    },
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function preparedCopy(): Promise<Buffer<ArrayBuffer>> {
  const path = join(cacheDir, `database-${migrationsHash()}.tar`);
  if (!existsSync(path)) await prepareCopy(path);
  return readFileSync(path);
}

async function prepareCopy(path: string): Promise<void> {
  const pglite = new PGlite();
  const { close } = await openPglite(pglite);
  const copy = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
  await close();
  mkdirSync(cacheDir, { recursive: true });
  // Test files run side by side: each writes its own and the last one stays.
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, copy);
  renameSync(unfinished, path);
}

function migrationsHash(): string {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const hash = createHash('sha256');
  for (const file of files.toSorted((a, b) => a.localeCompare(b)))
    hash.update(readFileSync(join(migrationsFolder, file)));
  return hash.digest('hex').slice(0, 16);
}
