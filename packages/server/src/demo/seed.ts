import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { account, bloodPressure, notification } from '../db/schema.ts';
import type { Files } from '../files/files.ts';
import type { NricVault } from '../identity/nric.ts';
import { hashPassword } from '../identity/passwords.ts';
import { chronicConditions, currentlyMedications } from '../lists/choices.ts';
import { type DemoAccount, demoAccounts, demoPassphrase } from './accounts.ts';
import { seedAddresses } from './addresses.ts';
import { insertRows } from './bulk.ts';
import { seedDiary } from './diary.ts';
import { seedDocuments } from './documents.ts';
import { seedLabForms } from './labForms.ts';
import { seedMedicines } from './medicines.ts';
import { hoursAfter } from './moment.ts';
import { seedOrders } from './orders.ts';
import { seedProfile, toAccountMembers } from './profile.ts';
import { demoReadings } from './readings.ts';
import type { DemoPatient } from './record.ts';
import { seedVisits } from './visits.ts';

const timeZone = 'Asia/Singapore';

const notifications = [
  {
    hoursAgo: 3,
    title: 'Time to measure',
    body: 'Sit, rest for five minutes, measure your blood pressure and add it to your diary.',
  },
  { hoursAgo: 30, title: 'Your week in readings', body: 'Your average this week is in the Diary.' },
  { hoursAgo: 24 * 90, title: 'Welcome to Vitalane', body: 'Add your first reading in the Diary.' },
];

interface SeedOptions {
  nric: NricVault;
  files: Files;
  now: Date;
}

/** Fills a database without accounts with the demo data. Returns whether it did. */
export async function seedDemo(db: Database, options: SeedOptions): Promise<boolean> {
  const day = { now: options.now, timeZone };
  return await db.transaction(async (tx) => {
    const existing = await tx.select({ id: account.id }).from(account).limit(1);
    if (existing.length > 0) return false;
    const passwordHash = await hashPassword(demoPassphrase);
    const rows = demoAccounts.map((person) => toRow(person, { ...options, passwordHash }));
    await tx.insert(account).values(rows);
    const idOf = (role: DemoAccount['role']) => rows.find((row) => row.role === role)?.id ?? '';
    const patients: DemoPatient[] = [];
    for (const [index, { id }] of rows.entries()) {
      const person = demoAccounts[index];
      if (!person?.patient) continue;
      const patient = toPatient(person, { ownerId: id, patient: person.patient, seed: index + 1 });
      await seedPatient(tx, patient, options);
      await seedProfile(tx, { ownerId: id, ...person.patient, now: options.now });
      await seedVisits(tx, patient, { doctorId: idOf('ROLE_DOCTOR'), day });
      patients.push(patient);
    }
    await seedOrders(tx, patients, { day, adminId: idOf('ROLE_ADMIN') });
    return true;
  });
}

async function seedPatient(db: Database, patient: DemoPatient, { files, now }: SeedOptions): Promise<void> {
  const { ownerId, record, seed } = patient;
  const day = { now, timeZone };
  const readings = demoReadings({ ...day, seed }, record.diary).map((reading) => ({
    id: randomUUID(),
    ownerId,
    timeZone,
    createdAt: reading.measuredAt,
    changedAt: null,
    note: null,
    earlier: [],
    ...reading,
  }));
  await insertRows(db, bloodPressure, readings);
  const medicines = await seedMedicines(db, patient, day);
  await seedDiary(db, patient, { medicines, ...day });
  await seedAddresses(db, patient, now);
  await seedLabForms(db, patient, { files, day });
  await seedDocuments(db, patient, { files, day });
  await db.insert(notification).values(
    notifications.map(({ hoursAgo, title, body }) => ({
      id: randomUUID(),
      ownerId,
      title,
      body,
      createdAt: hoursAfter(now, -hoursAgo),
    })),
  );
}

function toPatient(
  { fullName }: DemoAccount,
  { ownerId, patient, seed }: { ownerId: string; patient: NonNullable<DemoAccount['patient']>; seed: number },
): DemoPatient {
  const { profile, record } = patient;
  const { dateOfBirth, genderUuid, ethnicityUuid } = toAccountMembers(profile);
  const idsOf = (list: readonly { code: string; uuid: string }[], codes: readonly string[]) =>
    list.filter(({ code }) => codes.includes(code)).map(({ uuid }) => uuid);
  const head = {
    fullName,
    isSmoker: profile.isSmoker,
    dateOfBirth,
    genderUuid: genderUuid ?? '',
    ...(ethnicityUuid && { ethnicityUuid }),
    chronicConditionsUuid: idsOf(chronicConditions, record.conditions),
    currentlyMedicationsUuid: idsOf(currentlyMedications, record.medicineGroups),
  };
  return { ownerId, fullName, record, head, seed };
}

function toRow(
  { email, role, fullName, nric: code, isIdentityConfirmed, patient }: DemoAccount,
  { nric, now, passwordHash }: SeedOptions & { passwordHash: string },
): typeof account.$inferInsert & { id: string } {
  const id = randomUUID();
  const document = code && {
    documentType: 'NRIC' as const,
    documentEncrypted: nric.encrypt(code, id),
    documentLookup: nric.lookup(code),
    documentConfirmedAt: isIdentityConfirmed ? now : null,
  };
  const members = patient && toAccountMembers(patient.profile);
  return { id, email, role, fullName, passwordHash, timeZone, createdAt: now, ...document, ...members };
}
