import { expect, it, test } from 'vitest';
import { courseText, frequencyText, repeatText } from './medicinePlan.ts';

it.each([
  [{ kind: 'days', every: 1 }, 'Every day'],
  [{ kind: 'days', every: 3 }, 'Every 3 days'],
  [{ kind: 'weeks', every: 2 }, 'Every 2 weeks'],
  [{ kind: 'months', every: 1 }, 'Every month'],
  [{ kind: 'hours', every: 36 }, 'Every 36 hours'],
  [{ kind: 'cycle', onDays: 21, offDays: 7 }, '21 days on, 7 days off'],
  [{ kind: 'as_needed', mostPerDay: null, gapHours: null }, 'Only when needed'],
  [
    { kind: 'as_needed', mostPerDay: 4, gapHours: 6 },
    'Only when needed, at most 4 in 24 hours, 6 hours apart',
  ],
] as const)('%o is “%s”', (repeat, text) => {
  expect(repeatText(repeat)).toBe(text);
});

test('a frequency is its name, or the recurrence that stands in its place', () => {
  expect(frequencyText({ frequency: 'Once daily', repeat: null })).toBe('Once daily');
  expect(frequencyText({ frequency: 'Other', repeat: { kind: 'days', every: 3 } })).toBe('Every 3 days');
});

test('a course has its days and later amounts', () => {
  const plan = { unit: 'tablet', startsOn: '2026-01-05', endsOn: '2026-02-01', steps: [] };
  expect(courseText(plan, '2026-01-05')).toBe('Until 1 February 2026');
  expect(courseText(plan, '2026-01-04')).toBe('From 5 January 2026 until 1 February 2026');
  const steps = [{ from: '2026-01-10', dose: 1 }];
  expect(courseText({ ...plan, endsOn: null, steps }, '2026-01-05')).toBe('1 tablet from 10 January 2026');
  expect(courseText({ ...plan, endsOn: null }, '2026-01-05')).toBe('');
});
