import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { account, bloodPressure, notification } from '../db/schema.ts';
import type { NricVault } from '../identity/nric.ts';
import { hashPassword } from '../identity/passwords.ts';
import { type DemoAccount, demoAccounts, demoPassphrase } from './accounts.ts';
import { seedDiary } from './diary.ts';
import { seedProfile, toAccountMembers } from './profile.ts';
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
    const patients = rows.filter(({ role }) => role === 'ROLE_USER');
    for (const [index, { id }] of patients.entries()) await seedPatient(tx, id, { now, seed: index + 1 });
    const doctorId = rows.find(({ role }) => role === 'ROLE_DOCTOR')?.id;
    for (const { id, email } of patients) {
      const answers = demoAccounts.find((person) => person.email === email)?.profile?.answers ?? {};
      await seedProfile(tx, { ownerId: id, answers, doctorId, now });
    }
    return true;
  });
}

async function seedPatient(
  db: Database,
  ownerId: string,
  { now, seed }: { now: Date; seed: number },
): Promise<void> {
  const readings = demoReadings(now, timeZone, seed).map((reading) => ({
    id: randomUUID(),
    ownerId,
    timeZone,
    createdAt: reading.measuredAt,
    ...reading,
  }));
  await db.insert(bloodPressure).values(readings);
  await seedDiary(db, ownerId, { now, timeZone, seed });
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
  { email, role, fullName, nric: code, profile }: DemoAccount,
  { nric, now, passwordHash }: { nric: NricVault; now: Date; passwordHash: string },
): typeof account.$inferInsert {
  const id = randomUUID();
  const document = code && {
    documentType: 'NRIC' as const,
    documentEncrypted: nric.encrypt(code, id),
    documentLookup: nric.lookup(code),
  };
  const members = profile && toAccountMembers(profile);
  return { id, email, role, fullName, passwordHash, timeZone, createdAt: now, ...document, ...members };
}
