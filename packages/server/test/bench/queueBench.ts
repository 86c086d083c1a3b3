import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readConfig } from '../../src/config/config.ts';
import { openPglite } from '../../src/db/embedded.ts';
import { embeddedSecrets } from '../../src/identity/secrets.ts';
import { buildServer } from '../../src/server.ts';
import { addBenchPeople, addConsultations, type BenchPerson } from './benchPeople.ts';

/** The product with a queue, created in the database. */
export interface QueueBench {
  /** Origin, such as http://127.0.0.1:4000. */
  url: string;
  doctors: readonly BenchPerson[];
  /** Patients in the queue. */
  waiting: readonly BenchPerson[];
  /** Patients not yet in the queue. */
  arriving: readonly BenchPerson[];
  close(): Promise<void>;
}

interface Size {
  doctors: number;
  waiting: number;
  arriving: number;
}

/** Starts the product on a free port with the given numbers of signed-in accounts. */
export async function startQueueBench(size: Size): Promise<QueueBench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-queue-'));
  const connection = await openPglite(new PGlite());
  const { db } = connection;
  const secrets = embeddedSecrets(dataDir, {});
  const config = readConfig({ DEMO: 'false', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const product = await buildServer({ db, secrets, config });
  const waiting = await addBenchPeople(db, { secrets, role: 'ROLE_USER', count: size.waiting });
  await addConsultations(db, { patients: waiting });
  return {
    doctors: await addBenchPeople(db, { secrets, role: 'ROLE_DOCTOR', count: size.doctors }),
    waiting,
    arriving: await addBenchPeople(db, { secrets, role: 'ROLE_USER', count: size.arriving }),
    url: await product.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await product.close();
      await connection.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
