import { expect, it } from 'vitest';
import { weekText } from './weekText.ts';

it.each([
  ['2025-12-22', '2025-12-28', '22 to 28 December'],
  ['2025-12-29', '2026-01-04', '29 December to 4 January'],
  ['2025-12-29', '2025-12-29', '29 December'],
])('the week from %s to %s is “%s”', (from, to, text) => {
  expect(weekText({ from, to })).toBe(text);
});
