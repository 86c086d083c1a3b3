import { expect, test } from 'vitest';
import { timeOf, wholeTime } from './times.ts';

test('normalises a time to 24-hour HH:MM', () => {
  expect(timeOf({ hour: '8', minute: '5' })).toBe('08:05');
  expect(timeOf({ hour: '23', minute: '59' })).toBe('23:59');
  expect(timeOf({ hour: '00', minute: '00' })).toBe('00:00');
});

test('returns an empty string for an invalid time', () => {
  expect(
    [
      { hour: '24', minute: '00' },
      { hour: '8', minute: '60' },
      { hour: '8', minute: '' },
      { hour: '8a', minute: '15' },
    ].map(timeOf),
  ).toEqual(['', '', '', '']);
});

test('fills both boxes from a complete time', () => {
  expect(wholeTime('8:15')).toEqual({ hour: '08', minute: '15' });
  expect(wholeTime('08:15:30')).toEqual({ hour: '08', minute: '15' });
  expect(wholeTime('0815')).toBeUndefined();
  expect(wholeTime('')).toBeUndefined();
});
