import { expect, it } from 'vitest';
import { isSuspectWeightChange, weightChangeQuestion } from '../index.ts';

const earlier = { weightKg: 62, date: '2026-01-01' };

it.each([
  [112, '2026-01-02', true],
  [68.3, '2026-01-31', true],
  [65.1, '2026-01-08', true],
  [65.0, '2026-01-08', false],
  [58.9, '2025-12-25', true],
  [66, '2026-01-09', false],
  [68.2, '2026-01-31', false],
  [112, '2026-02-01', false],
  [112, '2025-12-31', true],
])('%d kg on %s beside 62 kg on 1 January: %s', (weightKg, date, isSuspect) => {
  expect(isSuspectWeightChange({ weightKg, date }, earlier)).toBe(isSuspect);
});

it('asks in the person’s unit', () => {
  expect(weightChangeQuestion({ typed: '247 lb', other: '137 lb' })).toBe(
    'You entered 247 lb, and 137 lb a short time apart. Is 247 lb what your scale shows?',
  );
});
