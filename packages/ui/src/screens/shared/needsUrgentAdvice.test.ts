import { expect, it } from 'vitest';
import { latestEntry, now, urgentEntry } from './bloodPressure.fixtures.ts';
import { needsUrgentAdvice } from './needsUrgentAdvice.ts';

it('advises while the newest reading is a crisis of the last 24 hours', () => {
  expect(needsUrgentAdvice([urgentEntry, latestEntry], now)).toBe(true);
});

it('ends with a calmer reading, and after 24 hours', () => {
  expect(needsUrgentAdvice([latestEntry, urgentEntry], now)).toBe(false);
  expect(needsUrgentAdvice([urgentEntry], '2026-01-02T09:05:00.000Z')).toBe(false);
  expect(needsUrgentAdvice([], now)).toBe(false);
});
