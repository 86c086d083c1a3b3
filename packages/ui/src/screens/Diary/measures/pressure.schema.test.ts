import { describe, expect, it } from 'vitest';
import { pressure } from './measure.fixtures.ts';
import { readingSchema } from './reading.schema.ts';

const schema = readingSchema(pressure, '2026-01-01T09:12:00Z', 'Asia/Singapore');
const typed = { systolic: '128', diastolic: '82', date: '2026-01-01', time: '08:15' };

/** Returns field and message of each error. */
function refusals(changes: Partial<typeof typed>) {
  const result = schema.safeParse({ ...typed, ...changes });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

describe('blood pressure reading', () => {
  it('is returned as numbers, date and time', () => {
    expect(schema.parse(typed)).toEqual({
      values: { systolic: 128, diastolic: 82 },
      choice: '',
      date: '2026-01-01',
      time: '08:15',
    });
  });

  it.each([
    ['40', '20'],
    ['300', '200'],
  ])('accepts the extreme values %s/%s', (systolic, diastolic) => {
    expect(refusals({ systolic, diastolic })).toEqual([]);
  });

  it.each(['39', '301', '1200'])('is rejected with a systolic value of %s', (systolic) => {
    expect(refusals({ systolic })).toEqual([
      ['systolic', 'The upper number must be between 40 and 300 mmHg. Check the display of your monitor.'],
    ]);
  });

  it.each(['19', '201'])('is rejected with a diastolic value of %s', (diastolic) => {
    expect(refusals({ systolic: '299', diastolic })).toEqual([
      ['diastolic', 'The lower number must be between 20 and 200 mmHg. Check the display of your monitor.'],
    ]);
  });

  it.each(['', '128.5', 'high'])('is rejected with “%s” as a number', (systolic) => {
    expect(refusals({ systolic })).toEqual([['systolic', 'Enter the upper number, such as 128.']]);
  });

  it.each([
    ['80', '120'],
    ['100', '100'],
  ])('rejects swapped or equal values: %s/%s', (systolic, diastolic) => {
    expect(refusals({ systolic, diastolic })).toEqual([
      ['diastolic', 'The lower number must be below the upper number. Check whether the two are swapped.'],
    ]);
  });

  it('is accepted in the current minute of the patient’s time zone', () => {
    expect(refusals({ time: '17:12' })).toEqual([]);
  });

  it('is rejected a minute later, and tomorrow', () => {
    expect(refusals({ time: '17:13' })).toEqual([
      ['time', 'This time is in the future. Enter the time you took the reading.'],
    ]);
    expect(refusals({ date: '2026-01-02' })).toEqual([
      ['date', 'This date is in the future. Enter the day you took the reading.'],
    ]);
  });

  it('is accepted with an earlier date', () => {
    expect(refusals({ date: '2025-11-20', time: '23:59' })).toEqual([]);
  });
});
