import type { CourseReading, CrisisKind } from '@vitalane/clinical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import type { Database } from '../../db/database.ts';
import { account, bloodPressure } from '../../db/schema.ts';
import { judgeReading } from './crisis.queries.ts';
import { toMinute, toPressureReading } from './crisisReadings.queries.ts';

const now = new Date('2026-01-01T04:00:00Z');
const owner = { accountId: '5b0d3f0e-9c0b-4b55-8a3e-6d7c8b9a0f11', timeZone: 'Asia/Singapore' };
const pressureKinds: readonly CrisisKind[] = ['blood_pressure', 'low_pressure'];

let connection: TestDatabase;
let db: Database;
const read = new Set<string>();
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.watch((sql) => {
    for (const [, table] of sql.matchAll(/(?:from|join) "(\w+)"/g)) if (table) read.add(table);
  });
  const profile = { email: 'lee.wei@test.example', fullName: 'Lee Wei', dateOfBirth: '1970-01-01' };
  await connection.db
    .insert(account)
    .values({ id: owner.accountId, role: 'ROLE_USER', timeZone: owner.timeZone, createdAt: now, ...profile });
});
afterAll(() => connection.close());

/** Returns the tables that judging a reading reads. */
async function tablesFor(kinds: readonly CrisisKind[], reading: CourseReading): Promise<ReadonlySet<string>> {
  read.clear();
  await db.transaction((tx) => judgeReading(tx, owner, { kinds, reading, now }));
  return new Set(read);
}

async function pressure(systolicMmHg: number, diastolicMmHg: number): Promise<CourseReading> {
  const at = { date: '2026-01-01', time: '12:00', timeZone: owner.timeZone, measuredAt: now, createdAt: now };
  const row = {
    id: crypto.randomUUID(),
    ownerId: owner.accountId,
    systolicMmHg,
    diastolicMmHg,
    changedAt: null,
    note: null,
    earlier: [],
    ...at,
  };
  await connection.db.insert(bloodPressure).values(row);
  return toPressureReading(row);
}

// The statements on a PostgreSQL server are not watched.
describe.skipIf(process.env.TEST_DATABASE_URL)('judging a reading', () => {
  it('reads neither record nor readings for a value that is no crisis for anybody', async () => {
    expect(await tablesFor(pressureKinds, await pressure(128, 82))).toEqual(
      new Set(['account', 'health_alert']),
    );
    const sugar = { minute: toMinute(now), glucoseMmolL: 6.1 };
    expect(await tablesFor(['low_sugar', 'high_sugar'], sugar)).toEqual(new Set(['account', 'health_alert']));
  });

  it('reads the record, but no readings, for a value that is none for this person', async () => {
    const tables = await tablesFor(pressureKinds, await pressure(152, 96));
    expect(tables.has('health_statement')).toBe(true);
    expect(tables.has('blood_pressure')).toBe(false);
  });

  it('reads only the weights of the last days for a weight without a gain', async () => {
    const weight = { minute: toMinute(now), weightKg: 70 };
    const weights = ['measurement', 'lab_value', 'health_form'];
    expect(await tablesFor(['weight_gain'], weight)).toEqual(
      new Set(['account', 'health_alert', ...weights]),
    );
  });

  it('reads all of them for a crisis, and for every value while its alert is open', async () => {
    expect((await tablesFor(pressureKinds, await pressure(190, 112))).has('blood_pressure')).toBe(true);
    expect((await tablesFor(pressureKinds, await pressure(128, 82))).has('blood_pressure')).toBe(true);
  });
});
