import { expect, test } from 'vitest';
import { failed, forbidden, loading, mapRemote, ready } from './remote.ts';

test('mapRemote keeps the state of the whole', () => {
  expect(mapRemote(ready([1, 2], { isStale: true }), (list) => list.length)).toEqual({
    status: 'ready',
    data: 2,
    isStale: true,
  });
});

test('mapRemote returns states without data unchanged', () => {
  const never = () => expect.unreachable('there is nothing to change');
  expect(mapRemote(loading, never)).toBe(loading);
  expect(mapRemote(forbidden, never)).toBe(forbidden);
  expect(mapRemote(failed('Network error. Please try again.'), never)).toEqual({
    status: 'failed',
    message: 'Network error. Please try again.',
  });
});
