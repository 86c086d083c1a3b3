import { createApiClient } from '@vitalane/contract';
import type { OidcClient } from '@vitalane/flows/browser';
import { FlowError } from '@vitalane/flows/shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProviderSession } from './provider.ts';

const grant = { code: 'c0de', verifier: 'verifier-1', nonce: 'nonce-1' };
const session = { token: 't', refreshToken: 'r', expiresAt: '2026-01-01T09:27:00.000Z' };
const unknown = { code: 'account_not_found', message: 'Can`t find account.', requestId: 'q' };
const signal = new AbortController().signal;

function start(check: () => Response, oidc: Partial<OidcClient> = {}) {
  const storage = new Map<string, string>();
  const tab = {
    read: (key: string) => storage.get(key) ?? null,
    write: (key: string, value: string) => void storage.set(key, value),
    remove: (key: string) => void storage.delete(key),
    keys: () => [...storage.keys()],
  };
  const requests: unknown[] = [];
  const anonymous = createApiClient({
    baseUrl: 'https://app.example/api',
    fetch: async (request) => {
      if (request.url.endsWith('/client-config'))
        return Response.json({
          identityProvider: { name: 'ID', issuer: 'https://id.example', clientId: 'app' },
        });
      requests.push(await request.json());
      return check();
    },
  });
  const revoked: string[] = [];
  const provider = createProviderSession({
    anonymous,
    tab,
    connect: async () => ({
      authorize: () => Promise.reject(new Error('not here')),
      redeem: async () => ({
        idToken: 'id-token',
        accessToken: 'access-token',
        subject: 'subject-1',
        email: 'nurul@example.sg',
        fullName: 'Nurul Aisyah',
      }),
      revoke: async (token) => void revoked.push(token),
      ...oidc,
    }),
  });
  return { provider, asked: requests, kept: storage, revoked };
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://app.example' });
});
afterEach(() => vi.unstubAllGlobals());

describe('account of an identity', () => {
  it('is requested with the proof and returns a session', async () => {
    const { provider, asked } = start(() => Response.json(session));
    expect(await provider.exchange(grant, signal)).toEqual({
      kind: 'known',
      tokens: { token: 't', refreshToken: 'r', expiresAt: Date.parse(session.expiresAt) },
    });
    expect(asked).toEqual([
      { email: 'nurul@example.sg', googleUuid: 'subject-1', idToken: 'id-token', nonce: 'nonce-1' },
    ]);
  });

  it('is unknown after "Can`t find account.": the proof is kept for sign-up', async () => {
    const { provider } = start(() => Response.json(unknown, { status: 404 }));
    expect(() => provider.proof()).toThrow(FlowError);
    expect(await provider.exchange(grant, signal)).toEqual({
      kind: 'unknown',
      prefill: { email: 'nurul@example.sg', fullName: 'Nurul Aisyah' },
    });
    expect(provider.proof()).toEqual({ googleUuid: 'subject-1', idToken: 'id-token', nonce: 'nonce-1' });
    provider.forget();
    expect(() => provider.proof()).toThrow(expect.objectContaining({ code: 'requires-recent-login' }));
  });

  it('rejects when the call fails for another reason', async () => {
    const busy = { code: 'too_many_requests', message: 'Slow down', requestId: 'q' };
    const { provider } = start(() => Response.json(busy, { status: 429 }));
    await expect(provider.exchange(grant, signal)).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});

describe('signing out of the identity provider', () => {
  it('revokes its token, only where this tab has signed in with it', async () => {
    const { provider, revoked, kept } = start(() => Response.json(session));
    await provider.signOut(signal);
    expect(revoked).toEqual([]);
    await provider.exchange(grant, signal);
    await provider.signOut(signal);
    expect(revoked).toEqual(['access-token']);
    provider.forget();
    expect([...kept.keys()]).toEqual([]);
  });

  it('reports an unreachable provider without the reason, which may contain a secret', async () => {
    const { provider } = start(() => Response.json(session), {
      revoke: () => Promise.reject(new Error('access-token')),
    });
    await provider.exchange(grant, signal);
    const failure = await provider.signOut(signal).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'provider-sign-out-failed' });
    expect(String(failure)).not.toContain('access-token');
  });
});
