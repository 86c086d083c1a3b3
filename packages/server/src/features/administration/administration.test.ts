import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subjectsTo } from '../../../test/helpers/mails.ts';
import {
  type SignedIn,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test/helpers/server.ts';
import { account, auditEvent, secondFactor } from '../../db/schema.ts';
import { codeAt } from '../../identity/secondFactorCodes.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.welcome({ role: 'ROLE_ADMIN', fullName: 'Ada Admin' });
});
afterAll(() => server.close());

const search = async (body: object, query = '') =>
  (await admin.call('POST', `/accounts/search${query}`, body)).json();
const namesOf = ({ items }: { items: { fullName: string }[] }) => items.map(({ fullName }) => fullName);

describe('finding accounts', () => {
  it('finds by a part of the name or of the address, in any case', async () => {
    const person = await server.welcome({ fullName: 'Xenia Quill' });
    expect(namesOf(await search({ text: 'nia qu' }))).toEqual(['Xenia Quill']);
    expect(namesOf(await search({ text: person.email.slice(4, 20).toUpperCase() }))).toEqual(['Xenia Quill']);
    expect(namesOf(await search({ text: 'Xenia Quell' }))).toEqual([]);
  });

  it('treats % and _ as literal characters', async () => {
    await server.welcome({ fullName: 'Odd_Name' });
    expect(namesOf(await search({ text: 'd_N' }))).toEqual(['Odd_Name']);
    expect(namesOf(await search({ text: '%' }))).toEqual([]);
  });

  it('filters by role and state, with pages', async () => {
    for (const fullName of ['Page One', 'Page Two', 'Page Three']) {
      server.clock.advance(1000);
      await server.welcome({ fullName });
    }
    await server.addPerson({ fullName: 'Page Doctor', role: 'ROLE_DOCTOR' });
    expect(namesOf(await search({ text: 'Page', role: 'ROLE_DOCTOR' }))).toEqual(['Page Doctor']);
    const first = await search({ text: 'Page', role: 'ROLE_USER', isActive: true }, '?limit=2');
    expect(namesOf(first)).toEqual(['Page Three', 'Page Two']);
    const second = await search({ text: 'Page', role: 'ROLE_USER' }, `?limit=2&cursor=${first.nextCursor}`);
    expect(namesOf(second)).toEqual(['Page One']);
    expect(second.nextCursor).toBe(null);
  });

  it('returns the time of last use, and no health data', async () => {
    const person = await server.welcome({ fullName: 'Seen Today', nric: 'S0000011F' });
    const { items } = await search({ text: 'Seen Today' });
    expect(items).toEqual([
      {
        uuid: person.id,
        fullName: 'Seen Today',
        email: person.email,
        role: 'ROLE_USER',
        isActive: true,
        hasSecondFactor: false,
        createdAt: expect.any(String),
        lastSeenAt: server.clock.now().toISOString(),
      },
    ]);
  });
});

describe('changing accounts', () => {
  it('deactivates an account and its sessions immediately, and activates it again', async () => {
    const person = await server.welcome();
    const deactivated = await admin.call('PATCH', `/accounts/${person.id}`, { isActive: false });
    expect(deactivated.json()).toMatchObject({ uuid: person.id, isActive: false });
    expect((await person.call('GET', '/me')).json().code).toBe('session_ended');
    const again = await server.signIn(person);
    expect((await again.call('GET', '/me')).json().message).toBe('Your account is Inactive.');
    await admin.call('PATCH', `/accounts/${person.id}`, { isActive: true });
    expect((await (await server.signIn(person)).call('GET', '/me')).statusCode).toBe(200);
  });

  it('gives a new account the role of a doctor', async () => {
    const person = await server.welcome();
    await admin.call('PATCH', `/accounts/${person.id}`, { role: 'ROLE_DOCTOR' });
    const doctor = await server.signIn(person);
    expect((await doctor.call('GET', '/user-status')).json().user_role).toBe('ROLE_DOCTOR');
    const trail = await server.db.select().from(auditEvent).where(eq(auditEvent.objectId, person.id));
    expect(trail).toMatchObject([{ action: 'account.change', actorId: admin.id, outcome: 'done' }]);
  });

  it('refuses changes of the own account', async () => {
    const answer = await admin.call('PATCH', `/accounts/${admin.id}`, { role: 'ROLE_USER' });
    expect(answer.statusCode).toBe(403);
  });

  it('keeps an admin when two deactivate each other concurrently', async () => {
    const clinic = await startTestServer();
    const [one, two] = [
      await clinic.welcome({ role: 'ROLE_ADMIN' }),
      await clinic.welcome({ role: 'ROLE_ADMIN' }),
    ];
    await Promise.all([
      one.call('PATCH', `/accounts/${two.id}`, { isActive: false }),
      two.call('PATCH', `/accounts/${one.id}`, { isActive: false }),
    ]);
    const active = await clinic.db.select().from(account).where(eq(account.isActive, true));
    expect(active.filter(({ role }) => role === 'ROLE_ADMIN')).toHaveLength(1);
    await clinic.close();
  });

  it('returns not found for a missing account, and refuses an empty change', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await admin.call('PATCH', `/accounts/${unknown}`, { isActive: true })).statusCode).toBe(404);
    expect((await admin.call('PATCH', `/accounts/${unknown}`, {})).statusCode).toBe(422);
    const person = await server.addPerson();
    for (const change of [{}, { isAdmin: true }])
      expect((await admin.call('PATCH', `/accounts/${person.id}`, change)).statusCode).toBe(422);
  });

  it('removes a lost authenticator app, and notifies the owner', async () => {
    const person = await server.welcome();
    const { secret } = (await person.call('POST', '/second-factor', { password: testPassword })).json();
    await person.call('POST', '/second-factor/confirm', { code: codeAt(secret, server.clock.now()) });
    expect((await admin.call('DELETE', `/accounts/${person.id}/second-factor`)).statusCode).toBe(204);
    expect(await server.db.select().from(secondFactor).where(eq(secondFactor.ownerId, person.id))).toEqual(
      [],
    );
    expect((await (await server.signIn(person)).call('GET', '/me')).statusCode).toBe(200);
    expect(await subjectsTo(server.db, person.email)).toContain(
      'Your Vitalane authenticator app was removed',
    );
  });
});

describe('the audit trail', () => {
  it('lists actor, action and object, newest first, including readers of the trail', async () => {
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Trail' });
    await server.welcome({ fullName: 'Nora Note', nric: 'S0000012D' });
    server.clock.advance(1000);
    await doctor.call('POST', '/record-accesses', {
      nric: 'S0000012D',
      reason: 'Called in for a colleague.',
    });
    const { items } = (await admin.call('GET', `/audit-trail?accountId=${doctor.id}`)).json();
    expect(items[0]).toMatchObject({
      action: 'record.open_without_relation',
      outcome: 'done',
      actor: { uuid: doctor.id, fullName: 'Dr Trail' },
      subject: { fullName: 'Nora Note' },
      reason: 'Called in for a colleague.',
    });
    const read = (await admin.call('GET', '/audit-trail?action=trail.read')).json();
    expect(read.items[0]).toMatchObject({ actor: { fullName: 'Ada Admin' }, objectId: doctor.id });
  });

  it('is filtered by time, with pages that lose no row', async () => {
    const from = server.clock.now().toISOString();
    for (let lines = 0; lines < 5; lines += 1) {
      server.clock.advance(1000);
      await search({ text: `line ${lines}` });
    }
    const query = `action=account.search&from=${from}&limit=2`;
    const seen: string[] = [];
    let cursor: string | null = '';
    do {
      const page = await admin.call('GET', `/audit-trail?${query}${cursor && `&cursor=${cursor}`}`);
      const { items, nextCursor } = page.json();
      seen.push(...items.map(({ uuid }: { uuid: string }) => uuid));
      cursor = nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(5);
    const none = await admin.call('GET', `/audit-trail?to=${from}&action=account.search&from=${from}`);
    expect(none.json().items).toEqual([]);
  });
});
