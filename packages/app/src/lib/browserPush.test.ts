import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPushState, subscribe, unsubscribe } from './browserPush.ts';

const mei = '6f1c1a52-6a0e-4f0b-8b0c-7f6f3f5a1c01';
const raj = '6f1c1a52-6a0e-4f0b-8b0c-7f6f3f5a1c02';

/** A browser in which nobody has turned on messages. */
function stubBrowser(): void {
  let present: object | null = null;
  const created = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      present = null;
    },
  };
  const pushManager = {
    getSubscription: async () => present,
    subscribe: async () => {
      present = created;
      return created;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  };
  const notification = { permission: 'granted', requestPermission: async () => 'granted' };
  const values = new Map<string, string>();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { PushManager: {}, Notification: notification });
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
}
beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

it('messages are on for the account that turned them on, and for no other', async () => {
  expect(await readPushState(mei)).toBe('off');
  await subscribe('key', mei);
  expect(await readPushState(mei)).toBe('on');
  expect(await readPushState(raj)).toBe('off');
  await subscribe('key', raj);
  expect(await readPushState(mei)).toBe('off');
  expect(await readPushState(raj)).toBe('on');
});

it('messages that are turned off are off for everybody', async () => {
  await subscribe('key', mei);
  await unsubscribe();
  expect(await readPushState(mei)).toBe('off');
});
