import { toCivil as localDateTime } from '@vitalane/time';
import { describe, expect, it } from 'vitest';
import { dayInText, dayLabel, minutesBetween } from './dates.ts';

describe('localDateTime', () => {
  it('returns date and time in the user’s time zone', () => {
    expect(localDateTime('2025-12-31T17:05:00Z', 'Asia/Singapore')).toEqual({
      date: '2026-01-01',
      time: '01:05',
    });
    expect(localDateTime('2026-01-01T04:00:00Z', 'America/New_York')).toEqual({
      date: '2025-12-31',
      time: '23:00',
    });
  });

  it('formats midnight as 00:00', () => {
    expect(localDateTime('2025-12-31T16:00:00Z', 'Asia/Singapore')).toEqual({
      date: '2026-01-01',
      time: '00:00',
    });
  });
});

describe('dayLabel', () => {
  it('returns today and yesterday, also across a new year', () => {
    expect(dayLabel('2026-01-01', '2026-01-01')).toBe('Today');
    expect(dayLabel('2025-12-31', '2026-01-01')).toBe('Yesterday');
  });

  it('starts with a lower-case letter within a sentence', () => {
    expect(dayInText('2026-01-01', '2026-01-01')).toBe('today');
    expect(dayInText('2025-12-31', '2026-01-01')).toBe('yesterday');
  });

  it('returns other days with their year', () => {
    expect(dayLabel('2025-12-30', '2026-01-01')).toBe('Tuesday 30 December 2025');
  });
});

describe('minutesBetween', () => {
  it('returns whole minutes, never negative', () => {
    expect(minutesBetween('2026-01-01T09:00:00Z', '2026-01-01T09:12:59Z')).toBe(12);
    expect(minutesBetween('2026-01-01T09:00:00Z', '2026-01-01T08:59:00Z')).toBe(0);
  });
});
