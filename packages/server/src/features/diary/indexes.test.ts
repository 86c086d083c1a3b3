import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/helpers/database.ts';
import type { DatabaseConnection } from '../../db/database.ts';
import { account } from '../../db/schema.ts';
import { selectDays, selectPage } from './readings.queries.ts';

const entries = 20_000;

const caller = { accountId: '5b0d3f0e-9c0b-4b55-8a3e-6d7c8b9a0f11' };

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  const now = new Date('2026-01-01T04:00:00Z');
  await connection.db.insert(account).values({
    id: caller.accountId,
    email: 'lee.wei@test.example',
    role: 'ROLE_USER',
    fullName: 'Lee Wei',
    timeZone: 'Asia/Singapore',
    createdAt: now,
  });
  await connection.db.execute(sql`
    insert into measurement (id, owner_id, kind, value, date, time, time_zone, measured_at, created_at)
    select gen_random_uuid(), ${caller.accountId}::uuid, (array['sugar', 'weight', 'exercise'])[1 + n % 3], 60,
      (timestamp '2016-01-01' + n * interval '4 hours')::date, '08:00', 'Asia/Singapore',
      timestamptz '2016-01-01 00:00Z' + n * interval '4 hours', now()
    from generate_series(1, ${entries}::int) as n`);
  await connection.db.execute(sql`analyze measurement`);
});
afterAll(() => connection.close());

/** Returns the plan of a query, one line for each step. */
async function planOf(query: { getSQL(): ReturnType<typeof sql> }): Promise<string> {
  const answer = await connection.db.execute(sql`explain ${query.getSQL()}`);
  return JSON.stringify(answer);
}

const deepCursor = Buffer.from(`${Date.UTC(2018, 0, 1)}|00000000-0000-4000-8000-000000000000`).toString(
  'base64url',
);

it.each([undefined, deepCursor])(
  'reads a page of ten years of entries from the index: %s',
  async (cursor) => {
    const plan = await planOf(selectPage(connection.db, caller, { kind: 'sugar', limit: 50, cursor }));
    expect(plan).toContain('Index Scan Backward using measurement_page');
    expect(plan).not.toContain('Sort');
  },
);

it.each([undefined, deepCursor])('reads a page of days from the index: %s', async (cursor) => {
  const plan = await planOf(selectDays(connection.db, caller, { kind: 'sugar', limit: 50, cursor }));
  expect(plan).toMatch(/Index (Only )?Scan Backward using measurement_day/);
  expect(plan).not.toContain('Seq Scan');
});
