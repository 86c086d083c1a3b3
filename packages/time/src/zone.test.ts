import { describe, expect, it } from 'vitest';
import { isTimeZone, startOfDay, toCivil, toInstant } from './zone.ts';

describe('the instant of a civil time', () => {
  it.each([
    ['2026-01-01', '08:15', 'Asia/Singapore', '2026-01-01T00:15:00.000Z'],
    ['2026-01-01', '00:00', 'Asia/Kathmandu', '2025-12-31T18:15:00.000Z'],
    ['2026-07-01', '12:00', 'America/New_York', '2026-07-01T16:00:00.000Z'],
    ['2026-01-01', '23:59', 'Pacific/Honolulu', '2026-01-02T09:59:00.000Z'],
    ['1905-01-01', '12:00', 'Asia/Singapore', '1905-01-01T05:04:35.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(toInstant(date, time, zone).toISOString()).toBe(instant);
  });

  it('moves a skipped time forward by the change', () => {
    expect(toInstant('2026-03-29', '02:30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('takes the first occurrence of a repeated time', () => {
    expect(toInstant('2026-10-25', '02:30', 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it.each(['Asia/Singapore', 'Europe/London', 'Australia/Lord_Howe', 'America/St_Johns'])(
    'leads back to the same civil time on every day of a year in %s',
    (zone) => {
      for (let day = 0; day < 365; day += 1) {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
        expect(toCivil(toInstant(date, '12:34', zone), zone)).toEqual({ date, time: '12:34' });
      }
    },
  );
});

it("starts a clinic's day at its midnight", () => {
  const midnight = '2025-12-31T16:00:00.000Z';
  expect(startOfDay(new Date('2026-01-01T15:59:59.999Z'), 'Asia/Singapore').toISOString()).toBe(midnight);
  expect(startOfDay(new Date(midnight), 'Asia/Singapore').toISOString()).toBe(midnight);
});

it('clamps to the last day with a four-digit year', () => {
  const civil = toCivil(new Date('9999-12-31T23:59:00Z'), 'Asia/Singapore');
  expect(civil).toEqual({ date: '9999-12-31', time: '23:59' });
});

it('accepts only IANA zones', () => {
  expect(['Asia/Singapore', 'UTC'].every(isTimeZone)).toBe(true);
  expect(['', '+08:00', 'Asia/Atlantis', 'SGT+8'].some(isTimeZone)).toBe(false);
});
