import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@vitalane/contract';
import type { Secrets } from '../../src/config/config.ts';
import type { Database } from '../../src/db/database.ts';
import { account, consultation, session } from '../../src/db/schema.ts';
import { createAccessTokens } from '../../src/identity/accessTokens.ts';
import { createNricVault, type NricVault } from '../../src/identity/nric.ts';

const rowsPerStatement = 500;
const hourMs = 3_600_000;

/** A signed-in account. */
export interface BenchPerson {
  id: string;
  token: string;
  /** Patients only. */
  nric: string;
}

/** Adds accounts with a session each, directly in the database: a sign-in would take a hundred ms. */
export async function addBenchPeople(
  db: Database,
  { secrets, role, count }: { secrets: Secrets; role: Role; count: number },
): Promise<BenchPerson[]> {
  const nric = createNricVault(secrets);
  const tokens = createAccessTokens(secrets.tokenSecret);
  const people = Array.from({ length: count }, () => newPerson(role, nric));
  const now = new Date();
  for (const some of inStatements(people)) {
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
  }
  return await Promise.all(
    people.map(async ({ row, sessionId, code }) => ({
      id: row.id,
      token: (await tokens.sign(sessionId, now)).token,
      nric: code,
    })),
  );
}

/**
 * Adds patients to the queue. With doctors, starts a call of each patient with one. Returns the rooms, in their
 * order.
 */
export async function addConsultations(
  db: Database,
  { patients, doctors = [] }: { patients: readonly BenchPerson[]; doctors?: readonly BenchPerson[] },
): Promise<string[]> {
  const now = new Date();
  const rows = patients.map(({ id }, index) => {
    const doctor = doctors[index];
    return {
      id: randomUUID(),
      ownerId: id,
      room: randomBytes(24).toString('base64url'),
      status: doctor ? ('in_call' as const) : ('waiting' as const),
      checkedInAt: now,
      ...(doctor && { doctorId: doctor.id, calledAt: now }),
    };
  });
  for (const some of inStatements(rows)) await db.insert(consultation).values(some);
  return rows.map(({ room }) => room);
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

function* inStatements<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    yield rows.slice(from, from + rowsPerStatement);
  }
}
