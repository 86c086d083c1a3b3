import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { profileQuery } from './account.ts';
import { queryClient } from './client.ts';

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));
afterEach(() => vi.unstubAllGlobals());

it('forgets every response when the session ends', () => {
  session.start();
  const tokens = { token: 'token', refreshToken: 'refresh', expiresAt: null };
  session.send({ type: 'storage.changed', tokens });
  queryClient.setQueryData(profileQuery().queryKey, { fullName: 'Tan Mei Ling' });
  session.send({ type: 'storage.cleared' });
  expect(queryClient.getQueryData(profileQuery().queryKey)).toBeUndefined();
});
