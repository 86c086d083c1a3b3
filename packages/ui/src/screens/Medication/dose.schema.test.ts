import { expect, test } from 'vitest';
import { doseSchema } from './dose.schema.ts';

const schema = doseSchema('2026-01-01T09:12:00Z', 'Asia/Singapore');
const typed = { dose: '0.5', date: '2025-12-31', time: '21:30', doseId: 'evening', note: ' With food ' };

test('returns a dose as number, date and time, and the planned one that it is', () => {
  expect(schema.parse(typed)).toEqual({ ...typed, dose: 0.5, note: 'With food' });
  expect(schema.parse({ ...typed, note: ' ' }).note).toBeNull();
  expect(schema.parse({ ...typed, doseId: 'extra' }).doseId).toBeNull();
});

test('takes a decimal comma', () => {
  expect(schema.parse({ ...typed, dose: '0,5' }).dose).toBe(0.5);
});

test.each([
  [{ dose: '0' }, 'dose', 'Enter how much you took, such as 1 or 0.5.'],
  [{ dose: 'one' }, 'dose', 'Enter how much you took, such as 1 or 0.5.'],
  [{ dose: '101' }, 'dose', 'Enter how much you took, such as 1 or 0.5.'],
  [{ date: '' }, 'date', 'Enter the day you took it.'],
  [{ date: '2026-01-02' }, 'date', 'This day is in the future. Enter the day you took it.'],
  [{ time: '' }, 'time', 'Enter the time you took it, such as 08:15.'],
  [{ date: '2026-01-01', time: '17:13' }, 'time', 'This time is in the future. Enter the time you took it.'],
])('rejects %j with a reason', (change, field, message) => {
  const result = schema.safeParse({ ...typed, ...change });
  expect(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [field, message],
  ]);
});
