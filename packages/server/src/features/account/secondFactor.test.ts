import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subjectsTo } from '../../../test/helpers/mails.ts';
import {
  type SignedIn,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test/helpers/server.ts';
import { auditEvent, recoveryCode, secondFactor } from '../../db/schema.ts';
import { codeAt } from '../../identity/secondFactorCodes.ts';

const stepMs = 30_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = { password: testPassword };

/** Sets up an app and returns its secret and codes. Advances the clock by a step, so that the next code differs. */
async function setUp(person: SignedIn): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await person.call('POST', '/second-factor', password)).json();
  const code = codeAt(secret, server.clock.now());
  const { recoveryCodes } = (await person.call('POST', '/second-factor/confirm', { code })).json();
  server.clock.advance(stepMs);
  return { secret, recoveryCodes };
}

const check = (person: SignedIn, code: string) => person.call('POST', '/second-factor/check', { code });

describe('setting up an authenticator app', () => {
  it('changes nothing until its first code is confirmed', async () => {
    const person = await server.welcome();
    const { secret, address } = (await person.call('POST', '/second-factor', password)).json();
    expect(address).toBe(
      `otpauth://totp/Vitalane:${encodeURIComponent(person.email)}?issuer=Vitalane&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const wrong = await person.call('POST', '/second-factor/confirm', { code: '000000' });
    expect(wrong.json()).toMatchObject({
      code: 'wrong_second_factor',
      message: 'That code is not right. Enter the newest one.',
    });
    expect((await person.call('GET', '/second-factor')).json().isOn).toBe(false);
    expect((await (await server.signIn(person)).call('GET', '/me')).statusCode).toBe(200);
  });

  it('accepts a code of RFC 6238', () => {
    const secret = Buffer.from('12345678901234567890');
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const base32 = (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
    expect(codeAt(base32, new Date(1_111_111_109_000))).toBe('081804');
    expect(codeAt(base32, new Date(20_000_000_000_000))).toBe('353130');
  });

  it('returns ten recovery codes, ends the other sessions and sends a mail', async () => {
    const person = await server.welcome();
    const elsewhere = await server.signIn(person);
    const { recoveryCodes } = await setUp(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((code) => /^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/.test(code))).toBe(true);
    expect((await elsewhere.call('GET', '/me')).json().code).toBe('session_ended');
    expect((await person.call('GET', '/second-factor')).json()).toEqual({
      isOn: true,
      isRequired: false,
      hasPassword: true,
      recoveryCodesLeft: 10,
    });
    expect(await subjectsTo(server.db, person.email)).toContain('Your Vitalane sign-in has a second step');
  });

  it('stores neither the secret nor a recovery code in plain text', async () => {
    const person = await server.welcome();
    const { secret, recoveryCodes } = await setUp(person);
    const stored = JSON.stringify([
      await server.db.select().from(secondFactor).where(eq(secondFactor.ownerId, person.id)),
      await server.db.select().from(recoveryCode).where(eq(recoveryCode.ownerId, person.id)),
    ]);
    for (const kept of [secret, ...recoveryCodes]) expect(stored).not.toContain(kept);
  });

  it('is refused without the password, and while an app is set up', async () => {
    const person = await server.welcome();
    const wrong = await person.call('POST', '/second-factor', { password: 'not-mine' });
    expect(wrong.json().code).toBe('wrong_password');
    await setUp(person);
    expect((await person.call('POST', '/second-factor', password)).statusCode).toBe(409);
    expect((await person.call('POST', '/second-factor/confirm', { code: '123456' })).statusCode).toBe(409);
  });
});

describe('signing in with an authenticator app', () => {
  it('grants no access until the code is given', async () => {
    const person = await server.welcome();
    const { secret } = await setUp(person);
    const session = await server.signIn(person);
    expect((await session.call('GET', '/user-status')).json().secondFactor).toBe('pending');
    for (const path of ['/me', '/diary-histories/blood-pressure', '/sessions', '/second-factor']) {
      expect((await session.call('GET', path)).json()).toMatchObject({
        code: 'second_factor_required',
        message: 'Enter the code of your authenticator app first.',
      });
    }
    expect((await session.call('DELETE', '/second-factor', password)).statusCode).toBe(403);
    const code = codeAt(secret, server.clock.now());
    expect((await check(session, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(204);
    expect((await session.call('GET', '/user-status')).json().secondFactor).toBe('done');
    expect((await session.call('GET', '/me')).statusCode).toBe(200);
  });

  it('accepts each code once', async () => {
    const person = await server.welcome();
    const { secret } = await setUp(person);
    const code = codeAt(secret, server.clock.now());
    const sessions = [await server.signIn(person), await server.signIn(person), await server.signIn(person)];
    const answers = await Promise.all(sessions.map((session) => check(session, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422, 422]);
  });

  it('accepts the code of the step before and after, and no others', async () => {
    const person = await server.welcome();
    const { secret } = await setUp(person);
    server.clock.advance(10 * stepMs);
    const at = (steps: number) => codeAt(secret, new Date(server.clock.now().getTime() + steps * stepMs));
    for (const [steps, status] of [
      [-2, 422],
      [2, 422],
      [-1, 204],
      [1, 204],
    ] as const) {
      expect([steps, (await check(await server.signIn(person), at(steps))).statusCode]).toEqual([
        steps,
        status,
      ]);
    }
  });

  it('accepts a recovery code once, in any spelling', async () => {
    const person = await server.welcome();
    const { recoveryCodes } = await setUp(person);
    const typed = String(recoveryCodes[3]).toUpperCase().replaceAll('-', ' ');
    const [first, second] = [await server.signIn(person), await server.signIn(person)];
    expect((await check(first, typed)).statusCode).toBe(204);
    expect((await check(second, typed)).json().code).toBe('wrong_second_factor');
    expect((await first.call('GET', '/second-factor')).json().recoveryCodesLeft).toBe(9);
  });

  it('slows guessing down', async () => {
    const person = await server.welcome();
    const { secret } = await setUp(person);
    const session = await server.signIn(person);
    for (let tries = 0; tries < 5; tries += 1) await check(session, '000000');
    const right = await check(session, codeAt(secret, server.clock.now()));
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    const trail = await server.db.select().from(auditEvent).where(eq(auditEvent.actorId, person.id));
    const refused = trail.filter(
      ({ action, outcome }) => action === 'second_factor.check' && outcome === 'refused',
    );
    expect(refused).toHaveLength(6);
  });

  it('requires no second code when the password is changed', async () => {
    const person = await server.welcome();
    await setUp(person);
    const change = { oldPassword: testPassword, newPassword: 'quiet-harbour-lights-9' };
    const { token } = (await person.call('PATCH', '/change-password', change)).json();
    const answer = await server.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a confirmed authenticator app', () => {
  it('gets new recovery codes with the password, which revoke the old ones', async () => {
    const person = await server.welcome();
    const { recoveryCodes } = await setUp(person);
    const renewed = await person.call('POST', '/second-factor/recovery-codes', password);
    expect(renewed.json().recoveryCodes).toHaveLength(10);
    const session = await server.signIn(person);
    expect((await check(session, String(recoveryCodes[0]))).statusCode).toBe(422);
    expect((await check(session, renewed.json().recoveryCodes[0])).statusCode).toBe(204);
  });

  it('is turned off with the password, and a mail reports it', async () => {
    const person = await server.welcome();
    await setUp(person);
    expect((await person.call('DELETE', '/second-factor', { password: 'not-mine' })).statusCode).toBe(422);
    expect((await person.call('DELETE', '/second-factor', password)).statusCode).toBe(204);
    expect((await (await server.signIn(person)).call('GET', '/me')).statusCode).toBe(200);
    expect(await subjectsTo(server.db, person.email)).toContain(
      'The second step of your Vitalane sign-in is off',
    );
  });
});

describe('when staff must use it', () => {
  let clinic: TestServer;
  beforeAll(async () => {
    clinic = await startTestServer({ requiresStaffSecondFactor: true });
  });
  afterAll(() => clinic.close());

  it('lets a doctor without an app only set one up', async () => {
    const doctor = await clinic.welcome({ role: 'ROLE_DOCTOR' });
    expect((await doctor.call('GET', '/user-status')).json().secondFactor).toBe('missing');
    expect((await doctor.call('GET', '/consultations')).json()).toMatchObject({
      code: 'second_factor_missing',
      message: 'Set up an authenticator app first.',
    });
    const { secret } = (await doctor.call('POST', '/second-factor', password)).json();
    await doctor.call('POST', '/second-factor/confirm', { code: codeAt(secret, clinic.clock.now()) });
    expect((await doctor.call('GET', '/consultations')).statusCode).toBe(200);
    expect((await doctor.call('DELETE', '/second-factor', password)).statusCode).toBe(403);
  });

  it('does not apply to patients', async () => {
    const patient = await clinic.welcome();
    expect((await patient.call('GET', '/me')).statusCode).toBe(200);
  });
});
