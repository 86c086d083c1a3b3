import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { account, auditEvent } from '../db/schema.ts';
import { createAdmin } from './createAdmin.ts';

const password = 'a-lantern-above-the-quiet-river';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = (change: { email?: string; password?: string }) =>
  createAdmin(server.db, {
    email: 'first@clinic.example',
    password,
    timeZone: 'Asia/Singapore',
    now: server.clock.now(),
    ...change,
  });

it('creates an admin who can sign in, and records the creation', async () => {
  await create({ email: ' First@Clinic.example ' });
  const [row] = await server.db.select().from(account).where(eq(account.email, 'first@clinic.example'));
  expect(row).toMatchObject({ role: 'ROLE_ADMIN', isActive: true, isEmailVerified: true });
  const payload = { email: 'first@clinic.example', password };
  const answer = await server.app.inject({ method: 'POST', url: '/api/login', payload });
  expect(answer.statusCode).toBe(200);
  const events = await server.db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.objectId, row?.id ?? ''));
  expect(events).toMatchObject([{ action: 'account.create', outcome: 'done', actorId: null }]);
});

it('refuses an address that already has an account, and leaves the account unchanged', async () => {
  const person = await server.addPerson();
  await expect(create({ email: person.email })).rejects.toThrow(
    'This e-mail address already has an account. Choose another.',
  );
  const [row] = await server.db.select().from(account).where(eq(account.id, person.id));
  expect(row?.role).toBe('ROLE_USER');
});

it.each([
  [{ email: 'nobody' }, 'That is not an e-mail address.'],
  [{ password: 'short' }, 'The password needs 12 to 256 characters.'],
  [
    { password: 'password123456' },
    'Many people use this or something close to it. Use several unrelated words.',
  ],
])('refuses %j with one sentence', async (change, sentence) => {
  await expect(create({ email: 'second@clinic.example', ...change })).rejects.toThrow(sentence);
  const rows = await server.db.select().from(account).where(eq(account.email, 'second@clinic.example'));
  expect(rows).toEqual([]);
});
