import { dayInWords } from '@vitalane/time';
import { expect, test } from 'vitest';
import { hourAndMinute } from './dateText.ts';

test('a time is handed over as hours and minutes', () => {
  expect(hourAndMinute('08:15:30')).toBe('08:15');
  expect(hourAndMinute('08:15')).toBe('08:15');
  expect(hourAndMinute('')).toBe('');
});

test('a day in words does not depend on the machine’s time zone', () => {
  expect(dayInWords('2026-01-01')).toBe('1 January 2026');
});
