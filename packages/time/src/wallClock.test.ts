import { expect, test } from 'vitest';
import { fromWallClockMs, wallClockMs } from './zone.ts';

const wallClock = (ms: number, timeZone: string) => new Date(wallClockMs(ms, timeZone));
const instantMs = (wall: Date, timeZone: string) => fromWallClockMs(wall.getTime(), timeZone);
const utc = (text: string) => new Date(`${text}Z`);
const instant = (wall: string, timeZone: string) => new Date(instantMs(utc(wall), timeZone)).toISOString();

test('the wall clock of a zone is encoded as UTC, including midnight', () => {
  expect(wallClock(Date.parse('2026-03-01T16:00:00Z'), 'Asia/Singapore')).toEqual(utc('2026-03-02T00:00:00'));
});

test('the wall clock converts back to the instant', () => {
  expect(instant('2026-03-02T00:00:00', 'Asia/Singapore')).toBe('2026-03-01T16:00:00.000Z');
  expect(instant('2026-07-01T12:00:00', 'Europe/London')).toBe('2026-07-01T11:00:00.000Z');
});

test('distinguishes the hours before and after a clock change', () => {
  expect(instant('2026-03-29T00:30:00', 'Europe/London')).toBe('2026-03-29T00:30:00.000Z');
  expect(instant('2026-03-29T03:00:00', 'Europe/London')).toBe('2026-03-29T02:00:00.000Z');
});

test('a skipped hour becomes the next one, and a repeated hour is the first', () => {
  expect(instant('2026-03-29T01:30:00', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
  expect(instant('2026-10-25T01:30:00', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
});
