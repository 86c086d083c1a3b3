import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createOidcClient } from './oidc.ts';

const settings = {
  issuer: 'https://id.example',
  clientId: 'app',
  redirectUri: 'https://app.example/oidc-callback',
};
const description = {
  issuer: 'https://id.example',
  authorization_endpoint: 'https://id.example/authorize?tenant=1',
  token_endpoint: 'https://id.example/token',
  revocation_endpoint: 'https://id.example/revoke',
};
const grant = { code: 'c0de', verifier: 'verifier-1', nonce: 'nonce-1' };

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = (claims: object) => `${encoded({ alg: 'RS256' })}.${encoded(claims)}.signature`;
const claims = { sub: 'subject-1', email: 'nurul@example.sg', name: 'Nurul Aisyah 努', nonce: 'nonce-1' };

type Answers = Record<string, () => Response | Promise<Response>>;

function client(answers: Answers = {}) {
  const calls: { url: string; body: Record<string, string> }[] = [];
  const all: Answers = {
    'https://id.example/.well-known/openid-configuration': () => Response.json(description),
    ...answers,
  };
  const oidc = createOidcClient(settings, async (input, init) => {
    const url = String(input);
    calls.push({ url, body: Object.fromEntries(new URLSearchParams(String(init?.body ?? ''))) });
    const answer = all[url];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return { oidc, calls };
}

const token = (body: object, status = 200) => ({
  'https://id.example/token': () => Response.json(body, { status }),
});

describe('the request to the identity provider', () => {
  it('requests a code with PKCE, bound to this attempt by state and nonce', async () => {
    const { oidc } = client();
    const request = await oidc.authorize();
    const url = new URL(request.url);
    expect(url.origin + url.pathname).toBe('https://id.example/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tenant: '1',
      client_id: 'app',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'https://app.example/oidc-callback',
      state: request.state,
      nonce: request.nonce,
      code_challenge: createHash('sha256').update(request.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const other = await oidc.authorize();
    expect(new Set([request.state, request.nonce, request.verifier, other.state, other.nonce]).size).toBe(5);
  });

  it('loads the provider’s configuration once, and again after a failure', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Response.json(description),
    ];
    const { oidc, calls } = client({
      'https://id.example/.well-known/openid-configuration': () => answers.shift()?.() ?? Response.error(),
    });
    await expect(oidc.authorize()).rejects.toMatchObject({ code: 'network-request-failed' });
    await oidc.authorize();
    await oidc.authorize();
    expect(calls).toHaveLength(2);
  });

  it('rejects the configuration of another issuer', async () => {
    const { oidc } = client({
      'https://id.example/.well-known/openid-configuration': () =>
        Response.json({ ...description, issuer: 'https://evil.example' }),
    });
    await expect(oidc.authorize()).rejects.toMatchObject({ code: 'internal-error' });
  });
});

describe('the returned code', () => {
  it('is exchanged for proof of identity', async () => {
    const { oidc, calls } = client(token({ id_token: idToken(claims), access_token: 'at' }));
    expect(await oidc.redeem(grant)).toEqual({
      idToken: idToken(claims),
      accessToken: 'at',
      subject: 'subject-1',
      email: 'nurul@example.sg',
      fullName: 'Nurul Aisyah 努',
    });
    expect(calls.at(-1)?.body).toEqual({
      client_id: 'app',
      grant_type: 'authorization_code',
      code: 'c0de',
      code_verifier: 'verifier-1',
      redirect_uri: 'https://app.example/oidc-callback',
    });
  });

  it.each([
    ['another attempt', { ...claims, nonce: 'nonce-2' }],
    ['nobody', { ...claims, sub: undefined }],
    ['somebody without an address', { ...claims, email: undefined }],
  ])('is refused when it belongs to %s', async (_, wrong) => {
    const { oidc } = client(token({ id_token: idToken(wrong) }));
    await expect(oidc.redeem(grant)).rejects.toMatchObject({ code: 'internal-error' });
  });

  it.each([{}, { id_token: 'no token' }, { id_token: 'a.!!.c' }])('is refused with %j', async (answer) => {
    const { oidc } = client(token(answer));
    await expect(oidc.redeem(grant)).rejects.toMatchObject({ code: 'internal-error' });
  });

  it.each([
    [400, { error: 'unauthorized_client' }, 'invalid-api-key'],
    [401, { error: 'invalid_client' }, 'invalid-api-key'],
    [400, { error: 'invalid_grant' }, 'internal-error'],
    [429, {}, 'too-many-requests'],
  ])('says why the provider refused it: %i %j', async (status, body, code) => {
    const { oidc } = client(token(body, status));
    await expect(oidc.redeem(grant)).rejects.toMatchObject({ code });
  });
});

describe('signing out at the identity provider', () => {
  it('revokes its token', async () => {
    const { oidc, calls } = client({ 'https://id.example/revoke': () => new Response() });
    await oidc.revoke('at');
    expect(calls.at(-1)).toEqual({
      url: 'https://id.example/revoke',
      body: { client_id: 'app', token: 'at' },
    });
  });

  it('rejects when the provider refuses, and does nothing without a revocation endpoint', async () => {
    const refusing = client({ 'https://id.example/revoke': () => new Response(null, { status: 503 }) });
    await expect(refusing.oidc.revoke('at')).rejects.toMatchObject({ code: 'internal-error' });
    const { revocation_endpoint: _, ...without } = description;
    const { oidc } = client({
      'https://id.example/.well-known/openid-configuration': () => Response.json(without),
    });
    await expect(oidc.revoke('at')).resolves.toBeUndefined();
  });
});
