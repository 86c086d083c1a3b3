import { expect, test } from 'vitest';
import { boxesOf, isoDateOf } from './boxes.ts';

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
