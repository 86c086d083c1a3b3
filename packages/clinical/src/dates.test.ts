import { addDays, addMonths, daysBetween } from '@vitalane/time';
import { describe, expect, it } from 'vitest';
import { isIsoDate } from './dates.ts';

describe('dates', () => {
  it.each([
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '1899-12-31',
    '2200-01-01',
    '25-01-01',
    '2025-1-1',
    '2025-01-01T00:00',
  ])('%s is not a day to compute with', (text) => expect(isIsoDate(text)).toBe(false));

  it.each(['1900-01-01', '2024-02-29', '2199-12-31'])('%s is a day', (text) =>
    expect(isIsoDate(text)).toBe(true),
  );

  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-10-31', 120, '2035-10-31'],
    ['2025-12-15', 1, '2026-01-15'],
  ])('%s plus %d months is %s: a month end is held', (start, months, end) => {
    expect(addMonths(start, months)).toBe(end);
  });

  it('adds and counts days across months, years and leap days', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(daysBetween('2023-12-31', '2025-01-01')).toBe(367);
  });
});
