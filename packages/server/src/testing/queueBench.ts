import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Role } from '@vitalane/contract';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openPglite } from '../db/embedded.ts';
import { account, consultation, session } from '../db/schema.ts';
import { createAccessTokens } from '../identity/accessTokens.ts';
import { createNricVault, type NricVault } from '../identity/nric.ts';
import { embeddedSecrets } from '../identity/secrets.ts';
import { buildServer } from '../server.ts';

const rowsPerStatement = 500;
const hourMs = 3_600_000;

/** Somebody who is signed in. */
export interface BenchPerson {
  token: string;
  /** Of patients. */
  nric: string;
}

/** The product with a queue, made through the database. */
export interface QueueBench {
  /** Origin, such as http://127.0.0.1:4000. */
  url: string;
  doctors: readonly BenchPerson[];
  /** In the queue. */
  waiting: readonly BenchPerson[];
  /** Not yet in the queue. */
  arriving: readonly BenchPerson[];
  close(): Promise<void>;
}

interface Size {
  doctors: number;
  waiting: number;
  arriving: number;
}

/** Starts the product on a free port with that many people; everybody is signed in. */
export async function startQueueBench(size: Size): Promise<QueueBench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-queue-'));
  const connection = await openPglite(new PGlite());
  const { db } = connection;
  const secrets = embeddedSecrets(dataDir, {});
  const config = readConfig({ DEMO: 'false', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const product = await buildServer({ db, secrets, config });
  const nric = createNricVault(secrets);
  const tokens = createAccessTokens(secrets.tokenSecret);
  const add = async (role: Role, count: number, isWaiting = false) => {
    const people = Array.from({ length: count }, () => newPerson(role, nric));
    await addPeople(db, people, isWaiting);
    return await Promise.all(
      people.map(async ({ sessionId, code }) => ({
        token: (await tokens.sign(sessionId, new Date())).token,
        nric: code,
      })),
    );
  };
  return {
    doctors: await add('ROLE_DOCTOR', size.doctors),
    waiting: await add('ROLE_USER', size.waiting, true),
    arriving: await add('ROLE_USER', size.arriving),
    url: await product.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await product.close();
      await connection.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

let lastNumber = 1_000_000;

function newPerson(role: Role, nric: NricVault) {
  const id = randomUUID();
  lastNumber += 1;
  const code = `S${lastNumber}A`;
  const now = new Date();
  return {
    code,
    sessionId: randomUUID(),
    row: {
      id,
      email: `${id}@bench.example`,
      role,
      fullName: `Person ${lastNumber}`,
      timeZone: 'Asia/Singapore',
      createdAt: now,
      emailVerifiedAt: now,
      ...(role === 'ROLE_USER' && {
        documentType: 'NRIC' as const,
        documentEncrypted: nric.encrypt(code, id),
        documentLookup: nric.lookup(code),
      }),
    },
  };
}

async function addPeople(
  db: Database,
  people: readonly ReturnType<typeof newPerson>[],
  isWaiting: boolean,
): Promise<void> {
  const now = new Date();
  for (let from = 0; from < people.length; from += rowsPerStatement) {
    const some = people.slice(from, from + rowsPerStatement);
    await db.insert(account).values(some.map(({ row }) => row));
    await db.insert(session).values(
      some.map(({ row, sessionId }) => ({
        id: sessionId,
        ownerId: row.id,
        device: 'Bench',
        createdAt: now,
        lastSeenAt: now,
        idleUntil: new Date(now.getTime() + hourMs),
        expiresAt: new Date(now.getTime() + hourMs),
      })),
    );
    if (!isWaiting) continue;
    await db.insert(consultation).values(
      some.map(({ row }) => ({
        id: randomUUID(),
        ownerId: row.id,
        room: randomBytes(24).toString('base64url'),
        status: 'waiting' as const,
        checkedInAt: now,
      })),
    );
  }
}
