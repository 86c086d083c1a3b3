import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseConnection } from '../db/database.ts';
import { account, bloodPressure, notification } from '../db/schema.ts';
import { createNricVault } from '../identity/nric.ts';
import { openTestDatabase } from '../testing/database.ts';
import { demoAccounts } from './accounts.ts';
import { demoReadings } from './readings.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-01-01T04:00:00Z');
const key = Buffer.alloc(32, 'k').toString('base64url');
const nric = createNricVault({ nricEncryptionKey: key, nricLookupKey: key });

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

it('fills an empty database once and leaves any other alone', async () => {
  const { db } = connection;
  expect(await seedDemo(db, { nric, now })).toBe(true);
  expect(await seedDemo(db, { nric, now })).toBe(false);
  const accounts = await db.select().from(account);
  expect(accounts.map(({ email }) => email)).toEqual(demoAccounts.map(({ email }) => email));
  expect((await db.select().from(notification)).length).toBeGreaterThan(1);
  const owners = new Set((await db.select().from(bloodPressure)).map(({ ownerId }) => ownerId));
  const patients = accounts.filter(({ role }) => role === 'ROLE_USER');
  expect(owners).toEqual(new Set(patients.map(({ id }) => id)));
});

it('has about a year of plausible readings up to today, the same each time', () => {
  const readings = demoReadings(now, 'Asia/Singapore');
  expect(readings).toEqual(demoReadings(now, 'Asia/Singapore'));
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
