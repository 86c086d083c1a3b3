import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { account, bloodPressure, notification } from '../db/schema.ts';
import type { NricVault } from '../identity/nric.ts';
import { hashPassword } from '../identity/passwords.ts';
import { type DemoAccount, demoAccounts, demoPassphrase } from './accounts.ts';
import { demoReadings } from './readings.ts';

const timeZone = 'Asia/Singapore';
const hourMs = 3_600_000;

const notifications = [
  { hoursAgo: 3, title: 'Time to measure', body: 'You have not added a blood-pressure reading today.' },
  { hoursAgo: 30, title: 'Your week in readings', body: 'Your average this week is in the Diary.' },
  { hoursAgo: 24 * 90, title: 'Welcome to Vitalane', body: 'Add your first reading in the Diary.' },
];

/** Fills an empty database with the demo; does nothing when there is any account. Says whether it did. */
export async function seedDemo(
  db: Database,
  { nric, now }: { nric: NricVault; now: Date },
): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassphrase);
  return await db.transaction(async (tx) => {
    const existing = await tx.select({ id: account.id }).from(account).limit(1);
    if (existing.length > 0) return false;
    const rows = demoAccounts.map((person) => toRow(person, { nric, now, passwordHash }));
    await tx.insert(account).values(rows);
    const patientId = rows[0]?.id;
    if (patientId) await seedPatient(tx, patientId, now);
    return true;
  });
}

async function seedPatient(db: Database, ownerId: string, now: Date): Promise<void> {
  const readings = demoReadings(now, timeZone).map((reading) => ({
    id: randomUUID(),
    ownerId,
    timeZone,
    createdAt: reading.measuredAt,
    ...reading,
  }));
  await db.insert(bloodPressure).values(readings);
  await db.insert(notification).values(
    notifications.map(({ hoursAgo, title, body }) => ({
      id: randomUUID(),
      ownerId,
      title,
      body,
      createdAt: new Date(now.getTime() - hoursAgo * hourMs),
    })),
  );
}

function toRow(
  { email, role, fullName, nric: code }: DemoAccount,
  { nric, now, passwordHash }: { nric: NricVault; now: Date; passwordHash: string },
): typeof account.$inferInsert {
  const id = randomUUID();
  const document = code && {
    documentType: 'NRIC' as const,
    documentEncrypted: nric.encrypt(code, id),
    documentLookup: nric.lookup(code),
  };
  return { id, email, role, fullName, passwordHash, timeZone, createdAt: now, ...document };
}
