import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../errors/exitCodes.ts';
import type { DatabaseConnection } from './database.ts';
import { DurableNodeFS, durableStartParams, syncDirectory } from './durableNodeFs.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';
import { returnDatesAsText } from './textTypes.ts';
import { yieldAfterEachQuery } from './yieldAfterQueries.ts';

/** The default of 128 MB is filled at each start, and stays in the memory of the process. */
const bufferParams = ['-c', 'shared_buffers=32MB'];

/** Opens PGlite on a file system and migrates its schema. */
export async function openPglite(pglite: PGlite): Promise<DatabaseConnection> {
  await pglite.waitReady;
  returnDatesAsText(pglite);
  yieldAfterEachQuery(pglite);
  const db = drizzle(pglite, { schema });
  await migrate(db, { migrationsFolder });
  return { db, close: () => pglite.close() };
}

/**
 * Opens the embedded database in a data directory that this process has locked. Repeats an interrupted first
 * start, which left no data. Never recreates a database that was once complete.
 */
export async function openEmbedded(dataDir: string): Promise<DatabaseConnection> {
  const directory = join(dataDir, 'database');
  const completed = join(dataDir, 'database.complete');
  if (existsSync(completed)) return await openExisting(dataDir, directory);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { mode: 0o700 });
  const connection = await openPglite(open(directory));
  writeFileSync(
    completed,
    'This database was set up completely. Without this file it would be set up anew.\n',
  );
  syncDirectory(dataDir);
  return connection;
}

async function openExisting(dataDir: string, directory: string): Promise<DatabaseConnection> {
  if (!existsSync(join(directory, 'PG_VERSION'))) throw damagedDirectory(dataDir);
  try {
    return await openPglite(open(directory));
  } catch {
    throw damagedDirectory(dataDir);
  }
}

function open(directory: string): PGlite {
  const startParams = [...durableStartParams, ...bufferParams];
  return new PGlite({ fs: new DurableNodeFS(directory), startParams });
}

/** Returns the error for a data directory with missing files. */
export function damagedDirectory(dataDir: string): StartError {
  return new StartError(
    'dataDirectoryDamaged',
    `The data in ${dataDir} is damaged and was left untouched. Restore a backup, or set DATA_DIR to another directory.`,
  );
}
