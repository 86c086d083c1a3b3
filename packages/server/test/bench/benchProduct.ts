import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../src/config/config.ts';
import type { Database } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/embedded.ts';
import { demoAccounts, demoPassphrase } from '../../src/demo/accounts.ts';
import { seedDemo } from '../../src/demo/seed.ts';
import { createFiles } from '../../src/files/files.ts';
import { createFolderBlobs } from '../../src/files/folderBlobs.ts';
import { createNricVault } from '../../src/identity/nric.ts';
import { embeddedSecrets } from '../../src/identity/secrets.ts';
import { buildServer } from '../../src/server.ts';

/** The product in this process, in memory, with the demo data. */
export interface BenchProduct {
  app: FastifyInstance;
  pglite: PGlite;
  db: Database;
  /** Origin, such as http://127.0.0.1:4000. */
  url: string;
  /** Headers of the first demo patient. */
  headers: Record<string, string>;
  /** Signs in to a demo account. Returns the headers of its requests. */
  signIn(email: string): Promise<Record<string, string>>;
  /** Time from opening an empty database to listening. */
  startMs: number;
  close(): Promise<void>;
}

/** Starts the product on a free port. `settings` are environment variables of the server. */
export async function startBenchProduct(settings: Record<string, string> = {}): Promise<BenchProduct> {
  const startedAt = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-bench-'));
  const pglite = new PGlite();
  const { db, close } = await openPglite(pglite);
  const secrets = embeddedSecrets(dataDir, {});
  const config = readConfig({ DEMO: 'false', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings });
  // Measurements make more calls than people do.
  const app = await buildServer({ db, secrets, config, limits: 'none' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const startMs = performance.now() - startedAt;
  const files = createFiles(createFolderBlobs(join(dataDir, 'files')));
  await seedDemo(db, { nric: createNricVault(secrets), files, now: new Date() });
  return {
    app,
    pglite,
    db,
    url,
    headers: await signIn(app, demoAccounts[0]?.email ?? ''),
    signIn: (email) => signIn(app, email),
    startMs,
    async close() {
      await app.close();
      await close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function signIn(app: FastifyInstance, email: string): Promise<Record<string, string>> {
  const payload = { email, password: demoPassphrase };
  const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
  return { authorization: `Bearer ${answer.json().token}` };
}
