import { expect, test } from 'vitest';
import { dateOf, dayInWords, timeOf, timeText } from './dateText.ts';

test('a time is handed over as hours and minutes', () => {
  expect(timeText(timeOf('08:15') ?? null)).toBe('08:15');
  expect(timeText(null)).toBe('');
});

test('a day in words does not depend on the machine’s time zone', () => {
  const day = dateOf('2026-01-01');
  expect(day && dayInWords(day)).toBe('1 January 2026');
});

test('no text is no date', () => {
  expect(dateOf('')).toBeUndefined();
  expect(timeOf(undefined)).toBeUndefined();
});
