import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { toCivil } from '@vitalane/time';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/helpers/database.ts';
import type { Database, DatabaseConnection } from '../../db/database.ts';
import {
  account,
  notification,
  pushOutbox,
  pushSubscription,
  reminder,
  userMedication,
} from '../../db/schema.ts';
import { announceDue } from './announce.ts';

const timeZone = 'Asia/Singapore';
const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const serverUrl = process.env.TEST_DATABASE_URL;

let connection: DatabaseConnection;
let db: Database;
const started: ChildProcess[] = [];
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
});
afterAll(async () => {
  for (const server of started.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  await connection.close();
});

/** Creates an account with a browser and a number of medicines that have been due for a minute. */
async function withDueDoses(medicineCount: number): Promise<void> {
  const ownerId = randomUUID();
  const createdAt = new Date();
  const dueAt = new Date(createdAt.getTime() - 60_000);
  const { date, time } = toCivil(dueAt, timeZone);
  await db.insert(account).values({
    id: ownerId,
    email: `${ownerId}@test.example`,
    role: 'ROLE_USER',
    fullName: 'Lee Wei',
    timeZone,
    passwordHash: 'none',
    createdAt,
  });
  await db.insert(pushSubscription).values({
    id: randomUUID(),
    ownerId,
    endpoint: `https://push.example/${ownerId}`,
    p256dh: 'k',
    auth: 'a',
    createdAt,
  });
  const ids = Array.from({ length: medicineCount }, () => randomUUID());
  await db.insert(userMedication).values(
    ids.map((id, index) => ({
      id,
      ownerId,
      name: `Medicine ${index}`,
      route: 'Oral',
      unit: 'tablet',
      quantity: 30,
      remaining: 30,
      dose: 1,
      frequency: 'Once daily',
      reminder: true,
      regularly: true,
      reminderFrequency: 'Daily',
      days: [0],
      times: [time],
      timeZone,
      firstDay: date,
      createdAt,
    })),
  );
  const row = {
    ownerId,
    kind: 'dose' as const,
    date,
    time,
    dueAt,
    status: 'waiting' as const,
    nextAt: dueAt,
  };
  await db
    .insert(reminder)
    .values(ids.map((medicationId) => ({ ...row, id: randomUUID(), medicationId, noticeCount: 0 })));
}

async function noticeCount(): Promise<number> {
  const [found] = await db.select({ notices: count() }).from(notification);
  return found?.notices ?? 0;
}

/** Returns the numbers of notices, pushes and rescheduled reminders, grouped by the number of medicines. */
async function effects() {
  const bodies = await db.select({ body: notification.body }).from(notification);
  const tags = await db
    .select({ tag: sql<string>`(${pushOutbox.payload})::json ->> 'tag'` })
    .from(pushOutbox);
  const waiting = await db
    .select({ medicationId: reminder.medicationId })
    .from(reminder)
    .where(sql`${reminder.kind} = 'dose' and ${reminder.status} = 'waiting'`);
  const open = await db.select().from(reminder).where(eq(reminder.status, 'open'));
  return {
    notices: [bodies.length, new Set(bodies.map(({ body }) => body)).size],
    pushes: [tags.length, new Set(tags.map(({ tag }) => tag)).size],
    armed: [waiting.length, new Set(waiting.map(({ medicationId }) => medicationId)).size],
    noticedOnce: open.filter((row) => row.noticeCount === 1).length,
  };
}

const each = (medicines: number) => ({
  notices: [medicines, medicines],
  pushes: [medicines, medicines],
  armed: [medicines, medicines],
  noticedOnce: medicines,
});

it('sends each reminder once when four loops run concurrently', async () => {
  await withDueDoses(40);
  const now = () => new Date();
  const counts = await Promise.all(Array.from({ length: 4 }, () => announceDue(db, { now })));
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(40);
  expect(await effects()).toEqual(each(40));
  await db.delete(account);
});

function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Starts a server process on the test's database. */
async function startServer(databaseUrl: string, secrets: Record<string, string>): Promise<ChildProcess> {
  const env = { ...process.env, ...secrets, DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'fatal' };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(server);
  await once(server.stdout, 'data');
  return server;
}

// Runs only on PostgreSQL, because an embedded database belongs to one process.
if (serverUrl) {
  it('has exactly one effect for each reminder when one of two server processes dies at work', async () => {
    const medicines = 3000;
    const [here] = await db.select({ name: sql<string>`current_database()` }).from(sql`(select 1) as one`);
    const databaseUrl = Object.assign(new URL(serverUrl), { pathname: here?.name }).href;
    const secrets = { TOKEN_SECRET: secret(), NRIC_ENCRYPTION_KEY: secret(), NRIC_LOOKUP_KEY: secret() };
    const [first] = await Promise.all([startServer(databaseUrl, secrets), startServer(databaseUrl, secrets)]);
    await withDueDoses(medicines);
    await expect.poll(noticeCount, { interval: 5, timeout: 30_000 }).toBeGreaterThan(50);
    first.kill('SIGKILL');
    expect(await noticeCount()).toBeLessThan(medicines);
    await expect.poll(noticeCount, { interval: 200, timeout: 60_000 }).toBe(medicines);
    expect(await effects()).toEqual(each(medicines));
  });
}
