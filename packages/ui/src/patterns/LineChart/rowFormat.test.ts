import { expect, test } from 'vitest';
import { rowFormat } from './rowFormat.ts';

const row = (at: string) => ({ epochMs: Date.parse(at), values: {} });

test('rows without a time of day show the date only', () => {
  const rows = [row('2025-03-09T16:00:00Z'), row('2025-12-09T16:00:00Z')];
  expect(rows.map(rowFormat(rows, 'reading', 'Asia/Singapore'))).toEqual([
    '10 March 2025',
    '10 December 2025',
  ]);
});

test('readings show the time of day, including midnight', () => {
  const rows = [row('2025-12-09T16:00:00Z'), row('2025-12-10T00:15:00Z')];
  expect(rows.map(rowFormat(rows, 'reading', 'Asia/Singapore'))).toEqual([
    '10 December 2025, 00:00',
    '10 December 2025, 08:15',
  ]);
});
