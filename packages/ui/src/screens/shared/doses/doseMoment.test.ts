import { expect, test } from 'vitest';
import { dueLabel, whichDose } from './doseMoment.ts';

const today = '2026-01-01';
const yesterday = '2025-12-31';
const anyTime = { date: today, time: null, number: 1 };

test.each([
  [{ date: today, time: '08:00', number: null }, 'Today 08:00', '08:00'],
  [{ date: yesterday, time: '21:30', number: null }, 'Yesterday 21:30', 'yesterday 21:30'],
  [anyTime, 'Today, any time', null],
  [{ ...anyTime, date: yesterday }, 'Yesterday, any time', 'yesterday'],
  [{ ...anyTime, number: 2 }, 'Today, any time', 'dose 2'],
])('%o is “%s” on a line of its own, and its buttons name “%s”', (dose, label, which) => {
  expect(dueLabel(dose, today)).toBe(label);
  expect(whichDose(dose, today)).toBe(which);
});

test('of several doses without a time each has its number', () => {
  expect(dueLabel(anyTime, today, true)).toBe('Today, dose 1 of any time');
});
