import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config, Secrets } from './config/config.ts';
import type { DatabaseConnection } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { lockDirectory } from './db/lock.ts';
import { StartError } from './errors/exitCodes.ts';
import { carryOverAlerts } from './features/alerts/carryOver.ts';
import { carryOverDiagnoses } from './features/record/carryOver.ts';
import { embeddedSecrets, isComplete } from './identity/secrets.ts';

/** Data of a running server: its database and secrets. */
export interface Store {
  connection: DatabaseConnection;
  secrets: Secrets;
  close(): Promise<void>;
}

/**
 * Opens the configured database. Throws a {@link StartError} when it is unavailable or another process has
 * locked it.
 */
export async function openStore(config: Config): Promise<Store> {
  const store = config.databaseUrl
    ? await openScaled(config, config.databaseUrl)
    : await openInFolder(config);
  await carryOverDiagnoses(store.connection.db);
  await carryOverAlerts(store.connection.db, new Date());
  return store;
}

async function openInFolder(config: Config): Promise<Store> {
  const dataDir = resolve(config.dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch {
    throw new StartError(
      'badConfiguration',
      `The data directory ${dataDir} cannot be created. Set DATA_DIR to another.`,
    );
  }
  const lock = await lockDirectory(dataDir);
  const secrets = embeddedSecrets(dataDir, config.secrets);
  const connection = await openEmbedded(dataDir);
  return {
    connection,
    secrets,
    async close() {
      await connection.close();
      await lock.release();
    },
  };
}

async function openScaled({ secrets }: Config, databaseUrl: string): Promise<Store> {
  if (!isComplete(secrets)) throw new StartError('badConfiguration', 'The secrets are missing.');
  // Loaded lazily: the embedded database needs no client.
  const { openPostgres } = await import('./db/postgres.ts');
  const connection = await openPostgres(databaseUrl);
  return { connection, secrets, close: () => connection.close() };
}
