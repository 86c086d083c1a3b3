import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { account, session } from '../db/schema.ts';
import { findChangedSessions } from './sessions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Creates an account that is signed in twice, and returns its sessions as open pages have them. */
async function signedInTwice(): Promise<{
  person: Person;
  known: { sessionId: string; role: 'ROLE_USER' }[];
}> {
  const person = await server.welcome();
  await server.signIn(person);
  const rows = await server.db
    .select({ sessionId: session.id })
    .from(session)
    .where(eq(session.ownerId, person.id));
  return { person, known: rows.map(({ sessionId }) => ({ sessionId, role: 'ROLE_USER' as const })) };
}

describe('sessions of open pages', () => {
  it('are not returned while they are unchanged', async () => {
    const { known } = await signedInTwice();
    expect(await findChangedSessions(server.db, known, server.clock.now())).toEqual(new Set());
  });

  it('are returned when they have ended, and only those', async () => {
    const { known } = await signedInTwice();
    const [ended = { sessionId: '' }] = known;
    await server.db
      .update(session)
      .set({ endedAt: server.clock.now() })
      .where(eq(session.id, ended.sessionId));
    const changed = await findChangedSessions(server.db, known, server.clock.now());
    expect(changed).toEqual(new Set([ended.sessionId]));
  });

  it('are returned when they were idle for too long', async () => {
    const { known } = await signedInTwice();
    const inAMonth = new Date(server.clock.now().getTime() + 31 * 86_400_000);
    expect((await findChangedSessions(server.db, known, inAMonth)).size).toBe(known.length);
  });

  it.each([
    ['is deactivated', { isActive: false }],
    ['gets another role', { role: 'ROLE_DOCTOR' as const }],
  ])('are all returned when the account %s', async (_name, change) => {
    const { person, known } = await signedInTwice();
    await server.db.update(account).set(change).where(eq(account.id, person.id));
    const changed = await findChangedSessions(server.db, known, server.clock.now());
    expect(changed).toEqual(new Set(known.map(({ sessionId }) => sessionId)));
  });

  it('are returned when they are unknown', async () => {
    const sessionId = '00000000-0000-4000-8000-000000000000';
    const changed = await findChangedSessions(
      server.db,
      [{ sessionId, role: 'ROLE_USER' }],
      server.clock.now(),
    );
    expect(changed).toEqual(new Set([sessionId]));
  });
});
