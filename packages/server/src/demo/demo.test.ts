import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/helpers/database.ts';
import type { Caller } from '../authorisation/caller.ts';
import type { DatabaseConnection } from '../db/database.ts';
import {
  account,
  bloodPressure,
  consultation,
  healthDocument,
  healthForm,
  labValue,
  medicationIntake,
  medicineOrder,
  notification,
  orderEvent,
  orderLine,
  userMedication,
} from '../db/schema.ts';
import { toWords } from '../features/analysis/lab/line.ts';
import { matchValues } from '../features/analysis/lab/match.ts';
import { readPdf } from '../features/analysis/pdfText.ts';
import { listForms } from '../features/forms/forms.queries.ts';
import { readFacts } from '../features/health-facts/facts.queries.ts';
import { isStillOpen, isUnreleased, prescriptionState } from '../features/orders/prescriptions.queries.ts';
import { calculateReport } from '../features/reports/report.ts';
import { reports } from '../features/reports/reports.ts';
import { createFiles } from '../files/files.ts';
import { createFolderBlobs } from '../files/folderBlobs.ts';
import { createNricVault } from '../identity/nric.ts';
import { demoAccounts } from './accounts.ts';
import { mei } from './patients/mei.ts';
import { demoReadings } from './readings.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-01-01T04:00:00Z');
const key = Buffer.alloc(32, 'k').toString('base64url');
const nric = createNricVault({ nricEncryptionKey: key, nricLookupKey: key });

const year = { now, timeZone: 'Asia/Singapore', seed: 1 };
const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-demo-'));
const files = createFiles(createFolderBlobs(dataDir));

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(async () => {
  await connection.close();
  rmSync(dataDir, { recursive: true });
});

it('fills an empty database once and leaves any other unchanged', async () => {
  const { db } = connection;
  expect(await seedDemo(db, { nric, files, now })).toBe(true);
  expect(await seedDemo(db, { nric, files, now })).toBe(false);
  const accounts = await db.select().from(account);
  expect(accounts.map(({ email }) => email)).toEqual(demoAccounts.map(({ email }) => email));
  expect((await db.select().from(notification)).length).toBeGreaterThan(1);
  const owners = new Set((await db.select().from(bloodPressure)).map(({ ownerId }) => ownerId));
  const patients = accounts.filter(({ role }) => role === 'ROLE_USER');
  expect(owners).toEqual(new Set(patients.map(({ id }) => id)));
});

it('has about a year of plausible readings up to today, the same on each run', () => {
  const readings = demoReadings(year, mei.diary);
  expect(readings).toEqual(demoReadings(year, mei.diary));
  expect(new Set(readings.map(({ date }) => date)).size).toBeGreaterThan(300);
  expect(readings[0]?.date).toMatch(/^2025-01-0[1-8]$/);
  expect(readings.at(-1)?.date).toMatch(/^(2025-12-31|2026-01-01)$/);
  for (const { systolicMmHg, diastolicMmHg, measuredAt } of readings) {
    expect(systolicMmHg).toBeGreaterThan(diastolicMmHg + 15);
    expect(systolicMmHg).toBeLessThan(160);
    expect(measuredAt <= now).toBe(true);
  }
});

it('gives its patients identity numbers with a valid check letter', () => {
  const weights = [2, 7, 6, 5, 4, 3, 2];
  for (const { nric: code } of demoAccounts) {
    if (!code) continue;
    const sum = weights.reduce((total, weight, index) => total + weight * Number(code[index + 1]), 0);
    expect(code[8]).toBe('JZIHGFEDCBA'[sum % 11]);
  }
});

describe('the record of a demo patient', () => {
  beforeAll(() => seedDemo(connection.db, { nric, files, now }));

  const records = async () => {
    const accounts = await connection.db.select().from(account);
    return await Promise.all(
      accounts
        .filter(({ role }) => role === 'ROLE_USER')
        .map(async ({ id: accountId, fullName, timeZone, email }) => {
          const caller: Caller = {
            accountId,
            fullName,
            timeZone,
            device: '',
            sessionId: accountId,
            role: 'ROLE_USER',
            isActive: true,
            isEmailVerified: true,
            hasSecondFactor: false,
            isSecondFactorGiven: false,
            dateOfBirth: null,
          };
          return { email, caller, facts: await readFacts(connection.db, caller, { now }) };
        }),
    );
  };

  it('gives every report its inputs', async () => {
    for (const { email, facts } of await records()) {
      for (const report of Object.values(reports)) {
        const missing = calculateReport(report, facts).missing.filter(({ status }) => status === 'missing');
        expect({ email, report: report.name, missing }).toMatchObject({ missing: [] });
      }
    }
  });

  it('shows diabetes with kidneys at stage G3a, high cholesterol, and a healthy patient', async () => {
    const [mei, ravi, siti] = (await records()).map(({ facts }) => ({
      diabetes: calculateReport(reports['diabetes-analysis'], facts),
      egfr: calculateReport(reports['kidney-health-analysis'], facts).values.find(
        ({ code }) => code === 'egfr',
      ),
      ldl: calculateReport(reports['lipid-analysis'], facts).findings[0]?.status,
    }));
    expect(mei?.egfr?.value).toBeGreaterThanOrEqual(45);
    expect(mei?.egfr?.value).toBeLessThan(60);
    expect(mei?.diabetes.inputs).toContainEqual(
      expect.objectContaining({ code: 'hasDiabetes', text: 'yes' }),
    );
    expect(ravi?.ldl).toBe('see_doctor');
    expect(siti?.ldl).toBe('info');
  });

  it('holds laboratory forms over two years, orders in every state and readable documents', async () => {
    const { db } = connection;
    const statuses = new Set((await db.select().from(medicineOrder)).map(({ status }) => status));
    expect(statuses).toEqual(new Set(['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled']));
    const waiting = await db
      .select({ status: medicineOrder.status, state: prescriptionState })
      .from(orderLine)
      .innerJoin(medicineOrder, eq(medicineOrder.id, orderLine.orderId))
      .where(and(orderLine.needsPrescription, isUnreleased, isStillOpen))
      .orderBy(asc(orderLine.position));
    expect(waiting).toEqual([
      { status: 'placed', state: 'uploaded' },
      { status: 'placed', state: 'awaited' },
    ]);
    for (const { caller } of await records()) {
      const { items } = await listForms(db, caller, { limit: 50, now });
      expect(items.length).toBeGreaterThanOrEqual(3);
      expect(items.at(-1)?.dateOfLabTest?.slice(0, 4)).toBe('2024');
      expect(items.every(({ values }) => values.length > 4)).toBe(true);
    }
    for (const row of await db.select().from(healthDocument)) {
      const content = await files.read({ id: row.fileId });
      expect(content.length).toBe(row.sizeBytes);
    }
  });

  it('has only daytime events, and none in the future', async () => {
    const { db } = connection;
    const visits = await db.select().from(consultation);
    expect(visits.map(({ checkedInAt }) => checkedInAt.toISOString().slice(11, 16))).toEqual(
      visits.map(() => '02:20'),
    );
    const orders = await db.select().from(orderEvent);
    const forms = await db.select().from(healthForm);
    const instants = [...orders.map(({ at }) => at), ...forms.map(({ createdAt }) => createdAt)];
    expect(instants.filter((at) => at > now)).toEqual([]);
  });

  it('attaches laboratory reports from which the app reads the same values', async () => {
    const { db } = connection;
    const attached = (await db.select().from(healthForm)).filter(({ fileId }) => fileId !== null);
    expect(attached).toHaveLength(2);
    for (const { id, fileId } of attached) {
      const [page] = await readPdf(await files.read({ id: String(fileId) }));
      const read = new Map(
        matchValues((page?.lines ?? []).map((text) => ({ words: toWords(text, 100), page: 1 }))).rows.map(
          ({ code, value }) => [String(code), value],
        ),
      );
      const typed = await db.select().from(labValue).where(eq(labValue.formId, id));
      const values = typed.filter(({ code, comparator }) => comparator === null && code !== 'waist');
      expect(values.filter(({ code, typedValue }) => read.get(code) !== typedValue)).toEqual([]);
    }
  });

  it('orders medicines under rising numbers and counts the doses of each from its first day', async () => {
    const { db } = connection;
    const orders = await db.select().from(medicineOrder).orderBy(medicineOrder.placedAt);
    const numbers = orders.map(({ number }) => number.slice(-6));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a.localeCompare(b)));
    const intakes = await db.select().from(medicationIntake);
    const medicines = await db.select().from(userMedication);
    for (const { id, regularly, createdAt } of medicines) {
      const taken = intakes.filter(({ medicationId }) => medicationId === id);
      expect(taken.length > 0).toBe(regularly);
      expect(taken.every(({ date }) => date >= createdAt.toISOString().slice(0, 10))).toBe(true);
    }
  });
});
