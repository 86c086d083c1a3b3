import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { Client } from 'pg';
import type { Database, DatabaseConnection } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/embedded.ts';
import { migrationsFolder } from '../../src/db/migrations.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import * as schema from '../../src/db/schema.ts';

const cacheDir = fileURLToPath(new URL('../../node_modules/.cache/vitalane/', import.meta.url));

/** A database for one test. */
export interface TestDatabase extends DatabaseConnection {
  /** Returns the database for a server, and calls `onStatement` with each of its statements. */
  watch(onStatement: (sql: string) => void): Database;
}

/** A database in memory. */
interface MemoryDatabase {
  pglite: PGlite;
  db: Database;
}

/**
 * Empty databases of this process that are not in use. Emptying a used database is much faster than opening a
 * new one.
 */
const idle: MemoryDatabase[] = [];

/**
 * Opens an empty, migrated database in memory. With `TEST_DATABASE_URL`, creates a database on that PostgreSQL
 * server, whose statements are not watched.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) return await openOnServer(serverUrl);
  const memory = idle.pop() ?? (await openInMemory());
  return {
    db: memory.db,
    watch: (onStatement) => drizzle(memory.pglite, { schema, logger: { logQuery: onStatement } }),
    async close() {
      await empty(memory.pglite);
      idle.push(memory);
    },
  };
}

async function openInMemory(): Promise<MemoryDatabase> {
  const pglite = new PGlite({ loadDataDir: new Blob([await preparedCopy()]) });
  const { db } = await openPglite(pglite);
  return { pglite, db };
}

/** Removes every row, including those that triggers protect, and restarts every sequence. */
async function empty(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string; relkind: 'r' | 'S' }>(
    `select quote_ident(relname) as name, relkind from pg_class
     where relnamespace = 'public'::regnamespace and (relkind = 'S' or relkind = 'r' and pg_relation_size(oid) > 0)`,
  );
  const named = (kind: string) => rows.filter(({ relkind }) => relkind === kind).map(({ name }) => name);
  const tables = named('r');
  await pglite.exec(
    [
      'begin',
      'set local session_replication_role = replica',
      ...(tables.length > 0 ? [`truncate ${tables.join(', ')} cascade`] : []),
      ...named('S').map((name) => `alter sequence ${name} restart`),
      'commit',
    ].join(';'),
  );
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
  // Workers run in parallel, so each writes its own file, and the last one is kept.
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
