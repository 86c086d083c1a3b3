import { expect, test } from 'vitest';
import { boxesOf, isoDateOf, isPartial, wholeDate } from './boxes.ts';

test('a date is handed over with leading zeros, however it was typed', () => {
  expect(isoDateOf({ day: '5', month: ' 3', year: '1964' })).toBe('1964-03-05');
  expect(isoDateOf({ day: '05', month: '03', year: '1964' })).toBe('1964-03-05');
});

test('a date is empty until all of it is there', () => {
  expect(isoDateOf({ day: '5', month: '', year: '1964' })).toBe('');
});

test('a day that does not exist reaches the schema as typed', () => {
  expect(isoDateOf({ day: '31', month: '2', year: '2026' })).toBe('2026-02-31');
  expect(isoDateOf({ day: '1', month: '1', year: '64' })).toBe('64-01-01');
});

test('a known date fills the boxes as people write it', () => {
  expect(boxesOf('1964-03-05')).toEqual({ day: '5', month: '3', year: '1964' });
  expect(boxesOf('')).toEqual({ day: '', month: '', year: '' });
  expect(boxesOf(undefined)).toEqual({ day: '', month: '', year: '' });
});

test('a whole date is read day first, or as ISO 8601', () => {
  const third = { day: '3', month: '4', year: '2026' };
  expect(['03/04/2026', '3.4.2026', ' 3 4 2026 ', '3-4-2026', '2026-04-03'].map(wholeDate)).toEqual([
    third,
    third,
    third,
    third,
    third,
  ]);
  expect(['27', '3/4', '3/4/26', '3 April 2026'].map(wholeDate)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('half a date is told from none', () => {
  expect(isPartial({ day: '5', month: '', year: '' })).toBe(true);
  expect(isPartial({ day: '', month: '', year: ' ' })).toBe(false);
  expect(isPartial({ day: '5', month: '3', year: '1964' })).toBe(false);
});
