import { expect, it } from 'vitest';
import { addDays, weekOf } from './civilDate.ts';

it.each(['2025-12-29', '2026-01-01', '2026-01-04'])('starts the week of %s on its Monday', (date) => {
  expect(weekOf(date)).toEqual([
    '2025-12-29',
    '2025-12-30',
    '2025-12-31',
    '2026-01-01',
    '2026-01-02',
    '2026-01-03',
    '2026-01-04',
  ]);
});

it('counts days across the end of a leap February', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2028-03-01', -2)).toBe('2028-02-28');
});
