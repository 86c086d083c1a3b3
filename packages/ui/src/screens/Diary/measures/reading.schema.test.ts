import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { oxygen, sugar, weight } from './measure.fixtures.ts';
import { readingSchema } from './reading.schema.ts';

const now = '2026-01-01T09:12:00Z';
const zone = 'Asia/Singapore';
const read = (fields: Record<string, string>, measure = sugar) =>
  z.safeParse(readingSchema(measure, now, zone), {
    value: '5.6',
    choice: 'fasting',
    date: '2026-01-01',
    time: '08:15',
    ...fields,
  });
const problems = (fields: Record<string, string>, measure = sugar) =>
  (read(fields, measure).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

it('accepts a decimal comma', () => {
  expect(read({ value: '5,6' }).data).toEqual({
    values: { value: 5.6 },
    choice: 'fasting',
    date: '2026-01-01',
    time: '08:15',
  });
});

it('keeps the words of the patient without surrounding blanks', () => {
  expect(read({ note: ' After a walk ' }).data?.note).toBe('After a walk');
  expect(read({ note: ' ' }).data).not.toHaveProperty('note');
});

it.each([
  [{ value: '' }, ['value', 'Enter the figure.']],
  [{ value: '56.0.1' }, ['value', 'Enter a figure from 0.6 to 60 mmol/L. Check what you typed.']],
  [{ value: '61' }, ['value', 'Enter a figure from 0.6 to 60 mmol/L. Check what you typed.']],
  [{ value: '0' }, ['value', 'Enter a figure from 0.6 to 60 mmol/L. Check what you typed.']],
  [{ choice: '' }, ['choice', 'Choose one.']],
  [{ date: '2026-01-02' }, ['date', 'This date is in the future. Enter the day it was.']],
  [{ time: '17:13' }, ['time', 'This time is in the future. Enter the time it was.']],
  [{ time: '' }, ['time', 'Enter the time, such as 08:15.']],
])('rejects %j with an error on its field', (fields, problem) => {
  expect(problems(fields)).toEqual([problem]);
});

it('rejects a fraction of a measure that has none, which rounding could make harmless', () => {
  const whole = ['value', 'Enter a whole number from 50 to 100 %.'];
  expect(problems({ value: '92.6' }, oxygen)).toEqual([whole]);
  expect(problems({ value: '101.5' }, oxygen)).toEqual([
    ['value', 'Enter a figure from 50 to 100 %. Check what you typed.'],
  ]);
  expect(read({ value: '92' }, oxygen).success).toBe(true);
});

it('accepts both limits, and the current minute in the patient’s time zone', () => {
  expect(read({ value: '60', time: '17:12' }).success).toBe(true);
  expect(read({ value: '0.6' }).success).toBe(true);
});

it('requires no choice without options', () => {
  expect(read({ value: '61.5', choice: '' }, weight).data?.values).toEqual({ value: 61.5 });
});
