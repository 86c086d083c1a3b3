import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, subjectsTo } from '../../../test/helpers/mails.ts';
import { startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { account, oneTimeCode } from '../../db/schema.ts';

const minuteMs = 60_000;
const password = 'lanterns-over-the-river';

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(2 * 60 * minuteMs));

function freshEmail(): string {
  count += 1;
  return `person-${count}@test.example`;
}

function signUp(form: object, headers: Record<string, string> = {}, remoteAddress = `10.9.${count % 250}.1`) {
  return server.app.inject({ method: 'POST', url: '/api/users', payload: form, headers, remoteAddress });
}

function as(token: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` };
  return server.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
}

async function welcomeNew(email = freshEmail()) {
  const answer = await signUp({ email, password, confirmPassword: password, fullName: 'Tan Mei Ling' });
  expect(answer.statusCode).toBe(201);
  return { email, token: String(answer.json().token) };
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('signing up', () => {
  it('creates an account whose session may only confirm the address, fill in the profile or sign out', async () => {
    const { email, token } = await welcomeNew();
    expect((await as(token, 'GET', '/me')).json()).toMatchObject({
      email,
      fullName: 'Tan Mei Ling',
      hasPassword: true,
    });
    const refused = await as(token, 'GET', '/diary-histories/blood-pressure');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'email_unverified',
      message: 'Please confirm your e-mail address first.',
    });
    const confirmed = await as(token, 'PATCH', '/users/check-sign-up-code', {
      code: await codeFor(server.db, email),
    });
    expect(confirmed.json()).toEqual({ message: 'Your Mail Verified Successfully' });
    expect((await as(token, 'GET', '/diary-histories/blood-pressure')).statusCode).toBe(200);
  });

  it('returns the next step, so that an interrupted sign-up continues there', async () => {
    const { email, token } = await welcomeNew();
    const step = async () => (await as(token, 'GET', '/user-status')).json().signUpStep;
    expect(await step()).toBe('code');
    await as(token, 'PATCH', '/users/check-sign-up-code', { code: await codeFor(server.db, email) });
    expect(await step()).toBe('profile');
    const { uuid } = (await as(token, 'GET', '/me')).json();
    const [gender] = (await as(token, 'GET', '/genders')).json().items;
    const profile = { dateOfBirth: '1980-02-01', genderUuid: gender.uuid };
    expect((await as(token, 'POST', `/users/${uuid}`, profile)).statusCode).toBe(200);
    expect(await step()).toBe('done');
  });

  it('requires the password twice, and reports each field', async () => {
    const missing = await signUp({ email: freshEmail() });
    expect(missing.json().fields).toEqual([{ name: 'password', message: 'This is needed.' }]);
    const differing = await signUp({ email: freshEmail(), password, confirmPassword: 'another' });
    expect(differing.json().fields).toEqual([
      { name: 'confirmPassword', message: 'The two passwords are not the same. Type them again.' },
    ]);
  });

  it.each([
    [
      { password: 'Password1234!' },
      'password',
      'Many people use this or something close to it. Use several unrelated words.',
    ],
    [{ dateOfBirth: '2031-01-01' }, 'dateOfBirth', 'This day is in the future. Check the year.'],
    [
      { dateOfBirth: '2009-06-01' },
      'dateOfBirth',
      'You must be 18 to have an account. In an emergency call 995.',
    ],
    [{ phone: '12345678' }, 'phone', 'Enter a telephone number, for example 9123 4567.'],
    [
      { genderUuid: '4c1d8f0a-3a63-4c61-8a53-6d1e8a6f2b10' },
      'genderUuid',
      'Choose one of the offered values.',
    ],
    [
      { timeZone: 'Mars/Base' },
      'timeZone',
      'This time zone is not known. Use a name such as Asia/Singapore.',
    ],
  ])('refuses %j', async (part, name, message) => {
    const form = { email: freshEmail(), password, ...part };
    const answer = await signUp({ ...form, confirmPassword: form.password });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ name, message }]);
  });

  it('ignores a role or a confirmation in the form', async () => {
    const email = freshEmail();
    await signUp({ email, password, confirmPassword: password, role: 'ROLE_ADMIN', isEmailVerified: true });
    const [row] = await server.db.select().from(account).where(eq(account.email, email));
    expect(row).toMatchObject({ role: 'ROLE_USER', isEmailVerified: false });
  });

  it('creates one account when a request with a lost response is repeated', async () => {
    const form = { email: freshEmail(), password, confirmPassword: password };
    const key = { 'idempotency-key': 'the-same-sign-up' };
    const [first, again] = [await signUp(form, key), await signUp(form, key)];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect((await as(first.json().token, 'GET', '/me')).json().uuid).toBe(
      (await as(again.json().token, 'GET', '/me')).json().uuid,
    );
    expect(await subjectsTo(server.db, form.email)).toHaveLength(1);
  });

  it('refuses an address that has a confirmed account, in any spelling', async () => {
    const { email } = await server.addPerson();
    const answer = await signUp({ email: email.toUpperCase(), password, confirmPassword: password });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('email_taken');
  });

  it('reports all problems at once, including an address with an account', async () => {
    const { email } = await server.addPerson();
    const wrong = {
      email,
      password: 'aaaaaaaaaaaa',
      confirmPassword: 'bbbbbbbbbbbb',
      fullName: ' ',
      phone: '11111111',
    };
    const { code, fields } = (await signUp(wrong)).json();
    expect(code).toBe('invalid');
    expect(fields.map(({ name }: { name: string }) => name)).toEqual([
      'email',
      'fullName',
      'password',
      'confirmPassword',
      'phone',
    ]);
    const check = (address: string) => server.app.inject({ url: `/api/check-email?email=${address}` });
    expect((await check(email)).json()).toEqual({ available: false });
    expect((await check(freshEmail())).json()).toEqual({ available: true });
  });

  it.each(['<a@b.test>', 'A <a@b.test>', '"a"@b.test', 'a@b.test,c@d.test'])(
    'refuses %s, which could give one mailbox a second account',
    async (email) => {
      const answer = await signUp({ email, password, confirmPassword: password });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toEqual([
        { name: 'email', message: 'Enter an e-mail address, for example name@example.com.' },
      ]);
    },
  );

  it('lets the owner of a mailbox have it, whatever another person entered before', async () => {
    const stranger = await welcomeNew();
    server.clock.advance(minuteMs);
    const owner = await welcomeNew(stranger.email);
    expect((await as(stranger.token, 'GET', '/me')).json().code).toBe('session_ended');
    const code = await codeFor(server.db, owner.email);
    expect((await as(owner.token, 'PATCH', '/users/check-sign-up-code', { code })).statusCode).toBe(200);
  });
});

describe('the code', () => {
  const enter = (token: string, code: string) => as(token, 'PATCH', '/users/check-sign-up-code', { code });

  it('works once, and not after ten minutes', async () => {
    const { email, token } = await welcomeNew();
    const code = await codeFor(server.db, email);
    expect((await enter(token, wrong(code))).json()).toMatchObject({
      code: 'wrong_code',
      message: 'That code is not right. Check the newest mail.',
    });
    server.clock.advance(10 * minuteMs);
    expect((await enter(token, code)).json()).toMatchObject({
      code: 'code_expired',
      message: 'That code no longer works. Ask for a new one.',
    });
  });

  it('is invalid after five wrong attempts, including concurrent ones', async () => {
    const { email, token } = await welcomeNew();
    const code = await codeFor(server.db, email);
    const tries = await Promise.all(Array.from({ length: 8 }, () => enter(token, wrong(code))));
    expect(tries.filter((answer) => answer.json().code === 'wrong_code')).toHaveLength(5);
    expect((await enter(token, code)).json().code).toBe('code_expired');
  });

  it('is only accepted when it is the newest, and is sent at most three times an hour', async () => {
    const { email, token } = await welcomeNew();
    const oldCode = await codeFor(server.db, email);
    const resend = () => as(token, 'PATCH', '/resend-sign-code', {});
    const early = await resend();
    expect(early.statusCode).toBe(429);
    expect(early.headers['retry-after']).toBe('30');
    server.clock.advance(30_000);
    const sent = await resend();
    expect(sent.json()).toEqual({
      expiresAt: new Date(server.clock.now().getTime() + 10 * minuteMs).toISOString(),
      nextAllowedAt: new Date(server.clock.now().getTime() + 30_000).toISOString(),
    });
    if (oldCode !== (await codeFor(server.db, email)))
      expect((await enter(token, oldCode)).statusCode).toBe(422);
    server.clock.advance(minuteMs);
    expect((await resend()).statusCode).toBe(200);
    server.clock.advance(minuteMs);
    expect((await resend()).statusCode).toBe(429);
    expect((await enter(token, await codeFor(server.db, email))).statusCode).toBe(200);
    expect((await resend()).json().code).toBe('nothing_to_confirm');
  });

  it('is stored only as a hash, and works for no other account', async () => {
    const [one, other] = [await welcomeNew(), await welcomeNew()];
    const code = await codeFor(server.db, one.email);
    expect(JSON.stringify(await server.db.select().from(oneTimeCode))).not.toContain(`"${code}"`);
    if (code !== (await codeFor(server.db, other.email))) {
      expect((await enter(other.token, code)).json().code).toBe('wrong_code');
    }
  });
});
