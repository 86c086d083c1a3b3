import { expect, test } from 'vitest';
import { memoryStorage } from './storage.fake.ts';
import { safeStorage } from './storage.ts';
import { watchTabs } from './tabs.ts';
import { createTokensStorage } from './tokensStorage.ts';

const tokens = { token: 'access', refreshToken: 'refresh', expiresAt: 1_800_000_000_000 };

test('tokens come back as they were written, under the keys of the product', () => {
  const local = memoryStorage();
  const storage = createTokensStorage(local, memoryStorage());
  storage.write(tokens);
  expect(storage.read()).toEqual(tokens);
  expect([local.read('token'), local.read('refreshToken')]).toEqual(['access', 'refresh']);
});

test('whoever sees a new token finds its refresh token already there, and clearing begins with the token', () => {
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

test('the expiry of one token is never taken for that of another', () => {
  const local = memoryStorage();
  const storage = createTokensStorage(local, memoryStorage());
  storage.write(tokens);
  local.write('token', 'renewed by another tab');
  expect(storage.read()?.expiresAt).toBeNull();
});

test('a browser that blocks storage is a signed-out one, not a broken one', () => {
  const blocked = safeStorage(() => {
    throw new Error('blocked');
  });
  const storage = createTokensStorage(blocked, blocked);
  storage.write(tokens);
  storage.clear();
  expect(storage.read()).toBeNull();
});

test('another tab that signs out or renews is noticed; other keys are not', () => {
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
