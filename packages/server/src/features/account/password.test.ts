import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetLinkFor, subjectsTo } from '../../../test/helpers/mails.ts';
import { startTestServer, type TestServer, testPassword } from '../../../test/helpers/server.ts';
import { account, accountIdentity, healthStatement, passwordReset } from '../../db/schema.ts';
import { linkIdentity } from '../../identity/account.queries.ts';

const minuteMs = 60_000;
const newPassword = 'lanterns-over-the-river';
const issuer = 'https://identity.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ allowedOrigins: ['https://app.vitalane.example'] });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(2 * 60 * minuteMs));

const post = (method: 'POST' | 'PATCH', path: string, payload: object, remoteAddress = '127.0.0.1') =>
  server.app.inject({ method, url: `/api${path}`, payload, remoteAddress });
let sources = 0;
/** Requests a link, each time from another source address: the limit per source has its own test. */
const forgot = (email: string, link = 'https://vitalane.example/reset-password') => {
  sources += 1;
  return post('POST', '/forgot-password', { email, link }, `10.8.0.${sources}`);
};
const reset = (resetToken: string, password = newPassword, confirmPassword = password) =>
  post('PATCH', '/reset-password', { resetToken, password, confirmPassword });
const login = (email: string, password: string) => post('POST', '/login', { email, password });

async function tokenFor(email: string): Promise<string> {
  await forgot(email);
  return (await resetLinkFor(server.db, email)).split('/').at(-1) ?? '';
}

describe('a forgotten password', () => {
  it('is reset with the link of the mail, which signs out everywhere and works once', async () => {
    const person = await server.welcome();
    const token = await tokenFor(person.email);
    expect(JSON.stringify(await server.db.select().from(passwordReset))).not.toContain(token);
    const answer = await reset(token);
    expect(answer.json()).toEqual({ message: 'Password change successfully' });
    expect((await person.call('GET', '/me')).json().code).toBe('session_ended');
    expect((await login(person.email, testPassword)).statusCode).toBe(401);
    expect((await login(person.email, newPassword)).statusCode).toBe(200);
    expect((await reset(token)).json()).toMatchObject({
      code: 'link_expired',
      message: 'This link no longer works. Ask for a new one.',
    });
    expect(await subjectsTo(server.db, person.email)).toContain('Your Vitalane password has changed');
  });

  it('cannot be reset to the same password, and the link stays valid', async () => {
    const { email } = await server.addPerson();
    const token = await tokenFor(email);
    expect((await reset(token, testPassword)).json().fields).toEqual([
      { name: 'password', message: 'This is your password already. Choose another one.' },
    ]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('gives an unconfirmed account to the owner of the mailbox, without its linked identities', async () => {
    const [person, other] = [await server.addPerson(), await server.addPerson()];
    for (const { id, subject } of [
      { id: person.id, subject: 'prepared-before' },
      { id: other.id, subject: 'of-somebody-else' },
    ])
      await linkIdentity(server.db, { issuer, subject, ownerId: id, now: server.clock.now() });
    await server.db.update(account).set({ isEmailVerified: false }).where(eq(account.id, person.id));
    expect((await reset(await tokenFor(person.email))).statusCode).toBe(200);
    const left = await server.db.select({ subject: accountIdentity.subject }).from(accountIdentity);
    expect(left).toEqual([{ subject: 'of-somebody-else' }]);
    const [row] = await server.db.select().from(account).where(eq(account.id, person.id));
    expect(row?.isEmailVerified).toBe(true);
  });

  it('is reset by exactly one of many concurrent uses of the link', async () => {
    const { email } = await server.addPerson();
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('removes data that another person entered before', async () => {
    const stranger = await server.welcome({ fullName: 'Planted Name', nric: 'S1234567D' });
    const answers = { isDrugAllergies: true, drugAllergies: 'Planted', isSmoker: true };
    expect((await stranger.call('POST', `/users/${stranger.id}`, answers)).statusCode).toBe(200);
    const enteredData = { isEmailVerified: false, phone: '91234567' };
    await server.db.update(account).set(enteredData).where(eq(account.id, stranger.id));
    expect((await reset(await tokenFor(stranger.email))).statusCode).toBe(200);
    const { token } = (await login(stranger.email, newPassword)).json();
    const profile = await server.app.inject({
      url: '/api/me',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(profile.json()).toMatchObject({
      fullName: '',
      document: null,
      phone: null,
      isDrugAllergies: null,
      drugAllergies: null,
      isSmoker: null,
    });
    const left = await server.db
      .select()
      .from(healthStatement)
      .where(eq(healthStatement.ownerId, stranger.id));
    expect(left).toEqual([]);
  });

  it('keeps statements about an account with a confirmed address', async () => {
    const person = await server.welcome();
    await person.call('POST', `/users/${person.id}`, { isSmoker: true });
    const own = eq(healthStatement.ownerId, person.id);
    await expect(server.db.delete(healthStatement).where(own)).rejects.toThrow();
    expect((await reset(await tokenFor(person.email))).statusCode).toBe(200);
    expect(await server.db.select().from(healthStatement).where(own)).toHaveLength(1);
  });

  it('keeps sign-up codes valid when another person requests reset links', async () => {
    const email = 'nobody-yet@test.example';
    for (let n = 0; n < 3; n += 1) await forgot(email);
    const form = { email, password: newPassword, confirmPassword: newPassword, fullName: 'Tan Mei Ling' };
    expect((await post('POST', '/users', form)).statusCode).toBe(201);
  });

  it('cannot be reset with an expired, superseded or forged link', async () => {
    const { email } = await server.addPerson();
    const [older, newer] = [await tokenFor(email), await tokenFor(email)];
    server.clock.advance(30 * minuteMs);
    for (const token of [older, newer, 'a-token-that-nobody-has-sent']) {
      expect((await reset(token)).json().code).toBe('link_expired');
    }
  });

  it('keeps the link valid when the new password is refused', async () => {
    const { email } = await server.addPerson();
    const token = await tokenFor(email);
    expect((await reset(token, 'qwertyuiop12')).statusCode).toBe(422);
    expect((await reset(token, newPassword, 'not the same')).json().fields).toEqual([
      { name: 'confirmPassword', message: 'The two passwords are not the same. Type them again.' },
    ]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('sends the same response with and without an account, and a mail only with one', async () => {
    const { email } = await server.addPerson();
    const [known, unknown] = [await forgot(email), await forgot('nobody@test.example')];
    expect(known.json()).toEqual({ message: 'Reset Link Successfully Sent on Your Email' });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await subjectsTo(server.db, 'nobody@test.example')).toEqual([]);
  });

  it('sends at most three mails an hour, without reporting the limit', async () => {
    const { email } = await server.addPerson();
    for (let n = 0; n < 5; n += 1) expect((await forgot(email)).statusCode).toBe(200);
    expect(await subjectsTo(server.db, email)).toHaveLength(3);
  });

  it.each([
    ['https://app.vitalane.example/anything', 'https://app.vitalane.example'],
    ['https://evil.example/reset-password', 'https://vitalane.example'],
    ['https://vitalane.example.evil.example', 'https://vitalane.example'],
    ['https://vitalane.example@evil.example', 'https://vitalane.example'],
    ['javascript:alert(1)', 'https://vitalane.example'],
  ])('when %s requests it, leads to %s', async (link, origin) => {
    const { email } = await server.addPerson();
    await forgot(email, link);
    expect(await resetLinkFor(server.db, email)).toMatch(new RegExp(`^${origin}/reset-password/[\\w-]{43}$`));
  });
});

describe('changing the password', () => {
  it('ends every session and starts a new one here', async () => {
    const person = await server.welcome();
    const elsewhere = await server.signIn(person);
    const answer = await person.call('PATCH', '/change-password', { oldPassword: testPassword, newPassword });
    expect(answer.statusCode).toBe(200);
    for (const old of [person, elsewhere])
      expect((await old.call('GET', '/me')).json().code).toBe('session_ended');
    const headers = { authorization: `Bearer ${answer.json().token}` };
    expect((await server.app.inject({ url: '/api/me', headers })).statusCode).toBe(200);
  });

  it('refuses a wrong old password without signing out, and blocks guessing', async () => {
    const person = await server.welcome();
    const change = (oldPassword: string) =>
      person.call('PATCH', '/change-password', { oldPassword, newPassword });
    const wrong = await change('not my password');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({
      code: 'wrong_password',
      message: 'That is not your current password.',
    });
    for (let n = 0; n < 4; n += 1) await change('not my password');
    expect((await change(testPassword)).statusCode).toBe(429);
    expect((await person.call('GET', '/me')).statusCode).toBe(200);
  });

  it.each([
    ['aaaaaaaaaaaa', 'This repeats itself. Use several words that do not belong together.'],
    ['123456789012', 'This is a row of the keyboard or the alphabet. Use several unrelated words.'],
    ['P@ssw0rd2026!', 'Many people use this or something close to it. Use several unrelated words.'],
    [
      'wilhelmina-is-my-name',
      'This contains your name or e-mail address. Use words that nobody connects with you.',
    ],
    [testPassword, 'This is your password already. Choose another one.'],
  ])('refuses %s with a reason', async (guessable, message) => {
    const person = await server.welcome({ fullName: 'Wilhelmina Ong' });
    const form = { oldPassword: testPassword, newPassword: guessable };
    const answer = await person.call('PATCH', '/change-password', form);
    expect(answer.json().fields).toEqual([{ name: 'newPassword', message }]);
  });
});
