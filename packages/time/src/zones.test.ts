import { expect, it } from 'vitest';
import { clocksDiffer, placeOf } from './zones.ts';

const winter = '2026-01-01T12:00:00Z';

it.each([
  ['Asia/Singapore', 'Asia/Singapore'],
  ['Asia/Singapore', 'Asia/Kuala_Lumpur'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Berlin', 'Europe/Paris'],
])('the clocks of %s and %s are the same', (one, other) => {
  expect(clocksDiffer(one, other, winter)).toBe(false);
});

it.each([
  ['Asia/Singapore', 'Europe/Berlin', winter],
  ['Asia/Singapore', 'Asia/Kathmandu', winter],
  // The same clock in winter, an hour apart in summer.
  ['Europe/Berlin', 'Africa/Lagos', winter],
  // Two weeks before the clocks of Berlin change.
  ['Europe/Berlin', 'Africa/Lagos', '2026-03-15T12:00:00Z'],
])('the clocks of %s and %s differ at %s or soon after', (one, other, now) => {
  expect(clocksDiffer(one, other, now)).toBe(true);
  expect(clocksDiffer(other, one, now)).toBe(true);
});

it('a name that is no zone differs from none', () => {
  expect(clocksDiffer('Asia/Singapore', 'Etc/Unknown', winter)).toBe(false);
  expect(clocksDiffer('', 'Asia/Singapore', winter)).toBe(false);
});

it.each([
  ['Asia/Singapore', 'Singapore'],
  ['Singapore', 'Singapore'],
  ['Europe/Berlin', 'Berlin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['America/Port-au-Prince', 'Port-au-Prince'],
  ['Asia/Calcutta', 'Kolkata'],
  ['Asia/Ho_Chi_Minh', 'Ho Chi Minh City'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT-8', 'GMT+8'],
  ['Etc/GMT+10', 'GMT-10'],
])('%s is named after %s', (timeZone, place) => {
  expect(placeOf(timeZone)).toBe(place);
});
