import type { SafeStorage } from '@vitalane/flows/browser';
import { expect, it } from 'vitest';
import { createAccountStore, sessionIdOf } from './person.ts';

function memory(): SafeStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

const tokenOf = (sub: string, issuedAt = 1) =>
  ['head', btoa(JSON.stringify({ sub, iat: issuedAt })).replaceAll('=', ''), 'signature'].join('.');

const mei = { uuid: 'mei', fullName: 'Tan Mei Ling', role: 'ROLE_USER' } as const;

it('restores the account on the next page and after a token refresh', () => {
  const storage = memory();
  createAccountStore(storage).update(tokenOf('session-1'), mei);
  createAccountStore(storage).update(tokenOf('session-1', 2), { timeZone: 'Asia/Singapore' });
  expect(createAccountStore(storage).read(tokenOf('session-1', 3))).toMatchObject({
    ...mei,
    timeZone: 'Asia/Singapore',
    units: null,
  });
});

it('returns `null` for another session', () => {
  const store = createAccountStore(memory());
  store.update(tokenOf('session-1'), mei);
  expect(store.read(tokenOf('session-2'))).toBeNull();
  store.update(tokenOf('session-2'), { timeZone: 'Asia/Singapore' });
  expect(store.read(tokenOf('session-2'))).toBeNull();
  expect(store.read(null)).toBeNull();
});

it('is empty after sign-out', () => {
  const store = createAccountStore(memory());
  store.update(tokenOf('session-1'), mei);
  store.forget();
  expect(store.read(tokenOf('session-1'))).toBeNull();
});

it.each(['', 'a.b.c', 'no token'])('finds no session in %j', (token) => {
  expect(sessionIdOf(token)).toBeNull();
});
