import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFor } from '../../../test/helpers/mails.ts';
import { startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { account } from '../../db/schema.ts';
import { demoClientId, demoPeople } from '../../identity/demoProvider.ts';

const origin = 'https://vitalane.example';
const redirectUri = `${origin}/oidc-callback`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ isDemo: true });
  // The demo's provider signs with the real time.
  server.clock.set(new Date().toISOString());
});
afterAll(() => server.close());

/** Creates a browser that follows the provider's redirects and keeps its cookies. */
function createBrowser() {
  const cookies = new Map<string, string>();
  return async (address: string) => {
    const { pathname, search } = new URL(address, origin);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: 'vitalane.example', ...(cookie && { cookie }) };
    const answer = await server.app.inject({ url: `${pathname}${search}`, headers });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
}

/** Signs a person in with the demo's provider like the app: code, PKCE, nonce. */
async function provideToken(subject: string): Promise<{ idToken: string; nonce: string }> {
  const browse = createBrowser();
  const [verifier, nonce] = [randomBytes(32).toString('base64url'), randomBytes(16).toString('base64url')];
  const query = new URLSearchParams({
    client_id: demoClientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: redirectUri,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const asked = await browse(`/demo-idp/auth?${query}`);
  const interaction = String(asked.headers.location);
  const choice = await browse(interaction);
  expect(choice.body).toContain('Who do you want to be?');
  const chosen = await browse(`${interaction}/as/${subject}`);
  const back = await browse(String(chosen.headers.location));
  const code = new URL(String(back.headers.location)).searchParams.get('code') ?? '';
  const answer = await server.app.inject({
    method: 'POST',
    url: '/demo-idp/token',
    headers: { host: 'vitalane.example', 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: demoClientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }).toString(),
  });
  return { idToken: answer.json().id_token, nonce };
}

const post = (path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api${path}`, payload });
const person = demoPeople[1] ?? demoPeople[0];

describe('signing in with the identity provider', () => {
  it('is offered with the provider´s address', async () => {
    const config = (await server.app.inject({ url: '/api/client-config' })).json();
    expect(config.identityProvider).toEqual({
      name: 'Vitalane demo ID',
      issuer: `${origin}/demo-idp`,
      clientId: demoClientId,
    });
  });

  it('leads to sign-up first, and to the account afterwards', async () => {
    const { subject, email } = person ?? { subject: '', email: '' };
    const claim = { email, googleUuid: subject, ...(await provideToken(subject)) };
    expect(decodeJwt(claim.idToken)).toMatchObject({ email, email_verified: true, nonce: claim.nonce });
    const unknown = await post('/check-google', claim);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: 'account_not_found', message: 'Can`t find account.' });
    const opened = await post('/users', { ...claim, fullName: 'Nurul Aisyah' });
    expect(opened.statusCode).toBe(201);
    const headers = { authorization: `Bearer ${opened.json().token}` };
    const payload = { code: await codeFor(server.db, email) };
    const confirmed = await server.app.inject({
      method: 'PATCH',
      url: '/api/users/check-sign-up-code',
      headers,
      payload,
    });
    expect(confirmed.statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/me', headers })).json().hasPassword).toBe(false);

    const again = { ...claim, ...(await provideToken(subject)) };
    expect((await post('/check-google', again)).statusCode).toBe(200);
    expect((await post('/check-google', again)).json().code).toBe('account_not_found');
    await refusesWithoutProof({ ...claim, ...(await provideToken(subject)) });
  });

  async function refusesWithoutProof(claim: {
    idToken: string;
    nonce: string;
    email: string;
    googleUuid: string;
  }) {
    const { email, googleUuid } = claim;
    for (const incomplete of [
      { email, googleUuid },
      { ...claim, nonce: undefined },
      { ...claim, nonce: 'another-nonce-of-16' },
      { ...claim, googleUuid: 'somebody-else' },
      { ...claim, email: 'somebody@else.example' },
      { ...claim, idToken: `${claim.idToken.slice(0, -4)}AAAA` },
    ]) {
      expect((await post('/check-google', incomplete)).json().message).toBe('Can`t find account.');
    }
  }

  it('does not create an account without the proof', async () => {
    const before = await server.db.select().from(account);
    const answer = await post('/users', {
      email: 'eve@test.example',
      googleUuid: 'eve',
      idToken: 'garbage',
      nonce: 'n'.repeat(16),
    });
    expect(answer.json().fields).toEqual([
      { name: 'idToken', message: 'This sign-in is out of date. Start again with the button.' },
    ]);
    expect(await server.db.select().from(account)).toHaveLength(before.length);
  });

  it('does not take over an account with a password', async () => {
    const { subject, email } = demoPeople[0] ?? { subject: '', email: '' };
    const { id } = await server.addPerson();
    await server.db.update(account).set({ email }).where(eq(account.id, id));
    const claim = { email, googleUuid: subject, ...(await provideToken(subject)) };
    expect((await post('/check-google', claim)).statusCode).toBe(404);
    expect((await post('/users', claim)).json().code).toBe('email_taken');
  });
});

describe('the mails of the demo', () => {
  it('can be read on a page without scripts, and only in the demo', async () => {
    const page = await server.app.inject({ url: '/dev/outbox' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Mails of the demo');
    expect(page.body).not.toContain('<script');
    const other = await startTestServer();
    expect((await other.app.inject({ url: '/dev/outbox' })).statusCode).toBe(404);
    expect((await other.app.inject({ url: '/demo-idp/.well-known/openid-configuration' })).statusCode).toBe(
      404,
    );
    await other.close();
  });
});
