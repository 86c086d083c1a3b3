import { expect, it } from 'vitest';
import { msToNext } from './useNow.ts';

it.each([
  ['2026-01-01T08:00:00.000Z', 30_000],
  ['2026-01-01T08:00:29.999Z', 1],
  ['2026-01-01T08:00:45.500Z', 14_500],
])('the time of a page is renewed at each half minute: at %s in %d ms', (at, ms) => {
  expect(msToNext(30_000, Date.parse(at))).toBe(ms);
});
