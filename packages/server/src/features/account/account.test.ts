import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../test/helpers/server.ts';
import { account, auditEvent, refreshToken, session, signInThrottle } from '../../db/schema.ts';

const minuteMs = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function login(email: string, password = testPassword, remoteAddress = '10.1.1.1') {
  return server.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
    remoteAddress,
  });
}

function refresh(token: string) {
  return server.app.inject({ method: 'POST', url: '/api/token/refresh', payload: { refreshToken: token } });
}

describe('signing in', () => {
  it('creates a session with the time of its next refresh', async () => {
    const person = await server.addPerson();
    const answer = await login(person.email);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().expiresAt).toBe(
      new Date(server.clock.now().getTime() + 15 * minuteMs).toISOString(),
    );
  });

  it('accepts the address in any spelling', async () => {
    const person = await server.addPerson();
    expect((await login(person.email.toUpperCase())).statusCode).toBe(200);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
    'accepts %s',
    async (type) => {
      const { email } = await server.addPerson();
      const fields = { email, password: testPassword };
      const parts = Object.entries(fields).map(
        ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      const payload = type.startsWith('multipart')
        ? `${parts.join('')}--b--\r\n`
        : new URLSearchParams(fields).toString();
      const headers = { 'content-type': type };
      const answer = await server.app.inject({ method: 'POST', url: '/api/login', headers, payload });
      expect(answer.statusCode).toBe(200);
    },
  );

  it('sends the same response for a wrong password and an unknown address', async () => {
    const { email } = await server.addPerson();
    const wrong = await login(email, 'not the password');
    const unknown = await login('nobody@test.example', 'not the password');
    expect(wrong.statusCode).toBe(401);
    expect({ ...unknown.json(), requestId: '' }).toEqual({ ...wrong.json(), requestId: '' });
    expect(wrong.json()).toMatchObject({
      code: 'wrong_credentials',
      message: 'The e-mail or the password is not right. Check both and try again.',
    });
  });

  it('reports each missing field', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'nothing' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([
      { name: 'email', message: 'Enter an e-mail address, for example name@example.com.' },
      { name: 'password', message: 'This is needed.' },
    ]);
  });

  it('blocks an account after five wrong attempts, in any spelling, until the reported time', async () => {
    const { email } = await server.addPerson();
    for (let n = 0; n < 5; n += 1) expect((await login(email, 'wrong')).statusCode).toBe(401);
    const blocked = await login(` ${email.toUpperCase()}`.trim(), testPassword);
    expect(blocked.statusCode).toBe(429);
    expect(blocked.headers['retry-after']).toBe('30');
    server.clock.advance(20_000);
    expect((await login(email)).headers['retry-after']).toBe('10');
    server.clock.advance(10_001);
    expect((await login(email)).statusCode).toBe(200);
    expect((await login(email, 'wrong')).statusCode).toBe(401);
  });

  it('lets no parallel guesses exceed the limit', async () => {
    const { email } = await server.addPerson();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => login(email, `guess ${n}`, '10.3.0.1')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  it('lets the owner sign in elsewhere while a stranger fails, and blocks many networks together', async () => {
    const { email } = await server.addPerson();
    for (let n = 0; n < 10; n += 1) await login(email, 'wrong', '10.5.0.1');
    expect((await login(email, testPassword, '10.5.0.1')).statusCode).toBe(429);
    expect((await login(email, testPassword, '10.5.0.2')).statusCode).toBe(200);
    for (let n = 0; n < 50; n += 1) await login(email, 'wrong', `10.5.1.${n}`);
    expect((await login(email, testPassword, '10.5.2.1')).statusCode).toBe(429);
  });

  it('lets the owner sign in from a known network while strangers on many networks fail', async () => {
    const { email } = await server.addPerson();
    expect((await login(email, testPassword, '10.7.0.1')).statusCode).toBe(200);
    for (let n = 0; n < 60; n += 1) await login(email, 'wrong', `10.7.1.${n}`);
    expect((await login(email, testPassword, '10.7.2.1')).statusCode).toBe(429);
    expect((await login(email, testPassword, '10.7.0.1')).statusCode).toBe(200);
    for (let n = 0; n < 5; n += 1) await login(email, 'wrong', '10.7.0.1');
    expect((await login(email, testPassword, '10.7.0.1')).statusCode).toBe(429);
  });

  it('writes nothing for attempts at a blocked account', async () => {
    const { email } = await server.addPerson();
    for (let n = 0; n < 50; n += 1) await login(email, 'wrong', `10.6.1.${n}`);
    const counted = () => server.db.$count(signInThrottle);
    const before = await counted();
    for (let n = 0; n < 5; n += 1) expect((await login(email, 'wrong', `10.6.2.${n}`)).statusCode).toBe(429);
    expect(await counted()).toBe(before);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const tries = Array.from({ length: 21 }, (_, n) =>
      login(`six-${n}@test.example`, 'Spring2026!', `2001:db8:5:1::${(n + 1).toString(16)}`),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('counts the networks of one IPv6 site together, with a higher limit', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 102; n += 1) {
      const answer = await login(`site-${n}@test.example`, 'Spring2026!', `2001:db8:7:${n.toString(16)}::1`);
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.slice(100)).toEqual([429, 429]);
  });

  it('blocks a source that tries many accounts, but not the accounts', async () => {
    const { email } = await server.addPerson();
    for (let n = 0; n < 20; n += 1) await login(`sprayed-${n}@test.example`, 'Spring2026!', '10.4.0.1');
    expect((await login(email, testPassword, '10.4.0.1')).statusCode).toBe(429);
    expect((await login(email, testPassword, '10.4.0.2')).statusCode).toBe(200);
  });

  it('records successful and refused sign-ins', async () => {
    const { id, email } = await server.addPerson();
    await login(email, 'wrong');
    await login(email);
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.actorId, id));
    expect(events.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'session.start refused',
      'session.start done',
    ]);
  });
});

describe('a session', () => {
  it('uses a token without personal data', async () => {
    const { token } = await server.welcome();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(new Set(Object.keys(claims))).toEqual(new Set(['aud', 'exp', 'iat', 'iss', 'sub']));
  });

  it('is not recognised without a token, or with a token of another issuer', async () => {
    const { token } = await server.welcome();
    const [header, claims] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${claims}.`;
    for (const bad of ['', 'garbage', unsigned, `${header}.${claims}.${'A'.repeat(43)}`]) {
      const headers = bad ? { authorization: `Bearer ${bad}` } : {};
      const answer = await server.app.inject({ url: '/api/me', headers });
      expect(answer.json()).toMatchObject({ code: 'not_signed_in' });
    }
  });

  it('must be refreshed when its token is fifteen minutes old', async () => {
    const person = await server.welcome();
    server.clock.advance(15 * minuteMs + 1000);
    const answer = await person.call('GET', '/me');
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('token_expired');
  });

  it('continues with a new pair of tokens', async () => {
    const person = await server.welcome();
    const pair = (await refresh(person.refreshToken)).json();
    const headers = { authorization: `Bearer ${pair.token}` };
    expect((await server.app.inject({ url: '/api/me', headers })).statusCode).toBe(200);
    expect((await refresh(pair.refreshToken)).statusCode).toBe(200);
  });

  it('is refreshed exactly once by twenty concurrent tabs, and stays signed in', async () => {
    const person = await server.welcome();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(person.refreshToken)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(19);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('refresh_superseded');
    expect((await person.call('GET', '/me')).statusCode).toBe(200);
  });

  it('ends when an old refresh token is used again', async () => {
    const person = await server.welcome();
    const pair = (await refresh(person.refreshToken)).json();
    server.clock.advance(10_001);
    expect((await refresh(person.refreshToken)).json().code).toBe('session_ended');
    expect((await refresh(pair.refreshToken)).json().code).toBe('session_ended');
    expect((await person.call('GET', '/me')).json().code).toBe('session_ended');
  });

  it('ends with sign-out', async () => {
    const person = await server.welcome();
    expect((await person.call('DELETE', '/logout')).statusCode).toBe(204);
    expect((await person.call('GET', '/me')).json().code).toBe('session_ended');
    expect((await refresh(person.refreshToken)).json().code).toBe('session_ended');
  });

  it.each([
    { role: 'ROLE_USER' as const, idleMinutes: 7 * 24 * 60 },
    { role: 'ROLE_DOCTOR' as const, idleMinutes: 60 },
  ])('of $role ends after $idleMinutes minutes without use', async ({ role, idleMinutes }) => {
    const person = await server.welcome({ role });
    server.clock.advance((idleMinutes - 1) * minuteMs);
    const pair = (await refresh(person.refreshToken)).json();
    server.clock.advance((idleMinutes + 1) * minuteMs);
    expect((await refresh(pair.refreshToken)).json().code).toBe('session_ended');
  });

  it('stores refresh tokens only as hashes', async () => {
    const person = await server.welcome();
    const rows = await server.db.select().from(refreshToken);
    expect(JSON.stringify(rows)).not.toContain(person.refreshToken);
  });
});

describe('the account', () => {
  it('returns its role from the database', async () => {
    const person = await server.welcome();
    expect((await person.call('GET', '/user-status')).json()).toMatchObject({ user_role: 'ROLE_USER' });
    await server.db.update(account).set({ role: 'ROLE_DOCTOR' }).where(eq(account.id, person.id));
    expect((await person.call('GET', '/user-status')).json()).toEqual({
      user_role: 'ROLE_DOCTOR',
      signUpStep: 'done',
      secondFactor: 'done',
    });
  });

  it('returns the own profile with the whole identity number, which is stored encrypted', async () => {
    const person = await server.welcome({ fullName: 'Tan Mei Ling', nric: 'S1234567D' });
    const profile = (await person.call('GET', '/me')).json();
    expect(profile).toMatchObject({
      fullName: 'Tan Mei Ling',
      document: { type: 'NRIC', code: 'S1234567D' },
    });
    const rows = await server.db.select().from(account).where(eq(account.id, person.id));
    expect(JSON.stringify(rows)).not.toContain('1234567');
  });

  it('may only sign out when it is inactive', async () => {
    const person = await server.welcome();
    await server.db.update(account).set({ isActive: false }).where(eq(account.id, person.id));
    for (const path of ['/me', '/user-status', '/diary-histories/blood-pressure']) {
      const answer = await person.call('GET', path);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'account_inactive', message: 'Your account is Inactive.' });
    }
    expect((await person.call('DELETE', '/logout')).statusCode).toBe(204);
    const [row] = await server.db.select().from(session).where(eq(session.ownerId, person.id));
    expect(row?.endedAt).not.toBeNull();
  });
});
