import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createIdentityProvider, type IdentityProvider } from './identityProvider.ts';

const issuer = 'https://id.example';
const clientId = 'vitalane-web';
const nonce = 'n-0S6_WzA2Mj_8f3k';
const now = new Date('2026-01-01T04:00:00Z');
const nowS = now.getTime() / 1000;
const sound = {
  sub: '1082',
  email: 'mei@test.example',
  email_verified: true,
  nonce,
  iat: nowS,
  exp: nowS + 3600,
};

let provider: IdentityProvider;
let sign: (claims?: JWTPayload) => Promise<string>;
let signAsOther: typeof sign;
beforeAll(async () => {
  const [ours, others] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'k', alg: 'RS256' };
  provider = createIdentityProvider({ issuer, clientId }, createLocalJWKSet({ keys: [jwk] }));
  const signWith =
    (key: typeof ours.privateKey) =>
    (claims: JWTPayload = {}) =>
      new SignJWT({ iss: issuer, aud: clientId, ...sound, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k' })
        .sign(key);
  sign = signWith(ours.privateKey);
  signAsOther = signWith(others.privateKey);
});

describe('an ID token', () => {
  it('identifies a person of the provider', async () => {
    expect(await provider.verify(await sign(), { nonce, now })).toEqual({
      issuer,
      subject: '1082',
      email: 'mei@test.example',
      authenticatedAt: now,
    });
  });

  it.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another-app' }],
    ['several audiences', { aud: [clientId, 'another-app'] }],
    ['a past expiry', { exp: nowS - 120 }],
    ['an old issue time', { iat: nowS - 7200 }],
    ['an issue time in the future', { iat: nowS + 600 }],
    ['another nonce', { nonce: 'another-nonce-of-16' }],
    ['no nonce', { nonce: undefined }],
    ['an unverified address', { email_verified: false }],
    ['an address whose verification is text', { email_verified: 'true' }],
    ['no address', { email: undefined }],
    ['nobody', { sub: '' }],
  ])('identifies nobody with %s', async (_what, claims) => {
    expect(await provider.verify(await sign(claims), { nonce, now })).toBeUndefined();
  });

  it('identifies nobody when another key has signed it, or none, or when it was changed', async () => {
    const [header, , signature] = (await sign()).split('.');
    const [, claims] = (await sign({ sub: 'somebody-else' })).split('.');
    const unsigned = new UnsecuredJWT({ iss: issuer, aud: clientId, ...sound }).encode();
    for (const forged of [await signAsOther(), unsigned, `${header}.${claims}.${signature}`, 'garbage', '']) {
      expect(await provider.verify(forged, { nonce, now })).toBeUndefined();
    }
  });
});
