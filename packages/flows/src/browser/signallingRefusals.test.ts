import { expect, test } from 'vitest';
import { isFinalRefusal, isRoomClosed, refusalDelayMs } from './signallingRefusals.ts';

const refused = (code?: string) => Object.assign(new Error('refused'), code && { data: { code } });

test('a closed room and a blocked account are final; a stale token is not', () => {
  expect(
    ['not_found', 'account_inactive', 'token_expired'].map((code) => isFinalRefusal(refused(code))),
  ).toEqual([true, true, false]);
  expect(isFinalRefusal(refused())).toBe(false);
});

test('a room counts as closed once: after the third refusal in a row, or a final one', () => {
  expect([1, 2, 3, 4].map((refusals) => isRoomClosed(refusals, false))).toEqual([false, false, true, false]);
  expect(isRoomClosed(1, true)).toBe(true);
});

test('a refused handshake is retried with backoff, at least every half minute', () => {
  expect([1, 2, 15, 100].map(refusalDelayMs)).toEqual([2000, 4000, 30_000, 30_000]);
});
