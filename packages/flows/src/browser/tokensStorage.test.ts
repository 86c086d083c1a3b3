import { expect, test } from 'vitest';
import { memoryStorage } from './storage.fake.ts';
import { safeStorage } from './storage.ts';
import { watchTabs } from './tabs.ts';
import { createTokensStorage } from './tokensStorage.ts';

const tokens = { token: 'access', refreshToken: 'refresh', expiresAt: 1_800_000_000_000 };

test('tokens round-trip under the keys of the product', () => {
  const local = memoryStorage();
  const storage = createTokensStorage(local, memoryStorage());
  storage.write(tokens);
  expect(storage.read()).toEqual(tokens);
  expect([local.read('token'), local.read('refreshToken')]).toEqual(['access', 'refresh']);
});

test('the refresh token is written first, and the token is cleared first', () => {
  const local = memoryStorage({ lastLocation: '/Diary', theme: 'dark' });
  const storage = createTokensStorage(local, memoryStorage());
  storage.write(tokens);
  storage.clear();
  expect(local.log).toEqual([
    'write refreshToken',
    'write token',
    'remove token',
    'remove refreshToken',
    'remove lastLocation',
  ]);
  expect(local.read('theme')).toBe('dark');
  expect(storage.read()).toBeNull();
});

test('the expiry of one token is never used for another', () => {
  const local = memoryStorage();
  const storage = createTokensStorage(local, memoryStorage());
  storage.write(tokens);
  local.write('token', 'renewed by another tab');
  expect(storage.read()?.expiresAt).toBeNull();
});

test('blocked storage reads as signed out', () => {
  const blocked = safeStorage(() => {
    throw new Error('blocked');
  });
  const storage = createTokensStorage(blocked, blocked);
  storage.write(tokens);
  storage.clear();
  expect(storage.read()).toBeNull();
});

test('sign-out and refresh in another tab are reported; other keys are ignored', () => {
  const page = new EventTarget();
  const local = memoryStorage();
  const storage = createTokensStorage(local, memoryStorage());
  const seen: string[] = [];
  const change = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const stop = watchTabs(storage, ({ type }) => seen.push(type), page);
  change('theme');
  change('refreshToken');
  change('token');
  storage.write(tokens);
  change('token');
  storage.clear();
  change(null);
  stop();
  change('token');
  expect(seen).toEqual(['storage.cleared', 'storage.changed', 'storage.cleared']);
});
