import { expect, test } from 'vitest';
import { boxesOf, isoDateOf, isPartial, wholeDate } from './boxes.ts';

test('pads day and month with zeros', () => {
  expect(isoDateOf({ day: '5', month: ' 3', year: '1964' })).toBe('1964-03-05');
  expect(isoDateOf({ day: '05', month: '03', year: '1964' })).toBe('1964-03-05');
});

test('returns an empty date until all boxes are filled', () => {
  expect(isoDateOf({ day: '5', month: '', year: '1964' })).toBe('');
});

test('keeps a non-existent date as typed', () => {
  expect(isoDateOf({ day: '31', month: '2', year: '2026' })).toBe('2026-02-31');
  expect(isoDateOf({ day: '1', month: '1', year: '64' })).toBe('64-01-01');
});

test('fills the boxes from a date without leading zeros', () => {
  expect(boxesOf('1964-03-05')).toEqual({ day: '5', month: '3', year: '1964' });
  expect(boxesOf('')).toEqual({ day: '', month: '', year: '' });
  expect(boxesOf(undefined)).toEqual({ day: '', month: '', year: '' });
});

test('parses a complete date day first, or as ISO 8601', () => {
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

test('distinguishes a partial date from an empty one', () => {
  expect(isPartial({ day: '5', month: '', year: '' })).toBe(true);
  expect(isPartial({ day: '', month: '', year: ' ' })).toBe(false);
  expect(isPartial({ day: '5', month: '3', year: '1964' })).toBe(false);
});
