import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, subjectsTo } from '../../../test/helpers/mails.ts';
import { startTestServer, type TestServer, testPassword } from '../../../test/helpers/server.ts';

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
  server.clock.advance(2 * 3_600_000);
});

const password = testPassword;
const newAddress = () => `new-${count}@test.example`;

describe('changing the e-mail address', () => {
  it('takes effect with the code sent to the new address, notifies the old one, and ends other sessions', async () => {
    const person = await server.welcome();
    const elsewhere = await server.signIn(person);
    const email = newAddress();
    const asked = await person.call('PATCH', '/change-email', { email, password });
    expect(asked.statusCode).toBe(200);
    expect((await person.call('GET', '/me')).json().email).toBe(person.email);
    expect(await subjectsTo(server.db, person.email)).toEqual([
      'Your Vitalane e-mail address is about to change',
    ]);
    const confirmed = await person.call('PATCH', '/confirm-email', { code: await codeFor(server.db, email) });
    expect(confirmed.json()).toEqual({ message: 'Your Mail Verified Successfully' });
    expect((await person.call('GET', '/me')).json().email).toBe(email);
    expect((await elsewhere.call('GET', '/me')).json().code).toBe('session_ended');
    expect(await subjectsTo(server.db, person.email)).toContain('Your Vitalane e-mail address has changed');
  });

  it('requires the password, and an unused address', async () => {
    const [person, other] = [await server.welcome(), await server.addPerson()];
    const ask = (email: string, given = password) =>
      person.call('PATCH', '/change-email', { email, password: given });
    expect((await ask(newAddress(), 'wrong')).json().code).toBe('wrong_password');
    expect((await ask(person.email)).json().fields).toEqual([
      { name: 'email', message: 'This is your address already.' },
    ]);
    expect((await ask(other.email)).json().code).toBe('email_taken');
  });

  it('is refused without a pending change', async () => {
    const person = await server.welcome();
    const answer = await person.call('PATCH', '/confirm-email', { code: '123456' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'nothing_to_confirm',
      message: 'There is nothing to confirm.',
    });
    const again = await person.call('PATCH', '/resend-sign-code', { purpose: 'change_email' });
    expect(again.json().code).toBe('nothing_to_confirm');
  });

  it('sends the code again to the new address', async () => {
    const person = await server.welcome();
    const email = newAddress();
    await person.call('PATCH', '/change-email', { email, password });
    server.clock.advance(30_000);
    expect((await person.call('PATCH', '/resend-sign-code', { purpose: 'change_email' })).statusCode).toBe(
      200,
    );
    expect(await subjectsTo(server.db, email)).toHaveLength(2);
  });

  it('is cancelled by a change of the password', async () => {
    const person = await server.welcome();
    const email = newAddress();
    await person.call('PATCH', '/change-email', { email, password });
    const code = await codeFor(server.db, email);
    const form = { oldPassword: password, newPassword: 'lanterns-over-the-river' };
    const { token } = (await person.call('PATCH', '/change-password', form)).json();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.app.inject({
      method: 'PATCH',
      url: '/api/confirm-email',
      headers,
      payload: { code },
    });
    expect(answer.json().code).toBe('nothing_to_confirm');
  });

  it('succeeds for one of two accounts that request the same address', async () => {
    const [one, other] = [await server.welcome(), await server.welcome()];
    const email = newAddress();
    await one.call('PATCH', '/change-email', { email, password });
    const first = await codeFor(server.db, email);
    server.clock.advance(1000);
    await other.call('PATCH', '/change-email', { email, password });
    const second = await codeFor(server.db, email);
    expect((await other.call('PATCH', '/confirm-email', { code: second })).statusCode).toBe(200);
    expect((await one.call('PATCH', '/confirm-email', { code: first })).json().code).toBe('email_taken');
  });
});

describe('the sessions of an account', () => {
  it('are listed newest first, with browser and system, and can be ended separately', async () => {
    const person = await server.welcome();
    server.clock.advance(60_000);
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    const payload = { email: person.email, password };
    const phone = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      payload,
      headers: { 'user-agent': userAgent },
    });
    const { items, nextCursor } = (await person.call('GET', '/sessions')).json();
    expect(nextCursor).toBeNull();
    expect(items.map(({ device, isCurrent }: Record<string, unknown>) => [device, isCurrent])).toEqual([
      ['Safari on iPhone', false],
      ['Unknown device', true],
    ]);
    expect((await person.call('DELETE', `/sessions/${items[0].uuid}`)).statusCode).toBe(204);
    const headers = { authorization: `Bearer ${phone.json().token}` };
    expect((await server.app.inject({ url: '/api/me', headers })).json().code).toBe('session_ended');
    expect((await person.call('DELETE', `/sessions/${items[0].uuid}`)).statusCode).toBe(404);
  });

  it('cannot be ended by another account', async () => {
    const [person, other] = [await server.welcome(), await server.welcome()];
    const [foreign] = (await other.call('GET', '/sessions')).json().items;
    const refused = await person.call('DELETE', `/sessions/${foreign.uuid}`);
    const unknown = await person.call('DELETE', '/sessions/4c1d8f0a-3a63-4c61-8a53-6d1e8a6f2b10');
    expect({ ...refused.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    expect((await other.call('GET', '/me')).statusCode).toBe(200);
  });
});
