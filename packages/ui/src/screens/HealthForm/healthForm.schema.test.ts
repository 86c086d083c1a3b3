import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dimensions, filled, fromProfile } from './HealthFormScreen.fixtures.ts';
import { healthFormSchema } from './healthForm.schema.ts';

const schema = healthFormSchema(dimensions, '2026-01-01');
const read = (fields: Record<string, unknown>) => z.safeParse(schema, fields);
const problems = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    (read(fields).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

const complete = {
  ...filled,
  'ldl.unit': 'mmol/L',
  'hdl.unit': 'mmol/L',
  'tg.unit': 'mmol/L',
  'hba1c.unit': '%',
};

it('returns the results as printed, without empty lists', () => {
  const form = read({ ...complete, chronicConditionsUuid: [], currentlyMedicationsUuid: ['insulin'] }).data;
  expect(form).toEqual({
    fullName: 'Tan Mei Ling',
    dateOfBirth: '1968-04-12',
    genderUuid: 'female',
    ethnicityUuid: 'chinese',
    isSmoker: false,
    currentlyMedicationsUuid: ['insulin'],
    dateOfLabTest: '2025-12-20',
    isFasting: true,
    values: [
      { code: 'ldl', value: 2.9, unit: 'mmol/L', referenceHigh: 2.6 },
      { code: 'hdl', value: 1.5, unit: 'mmol/L' },
      { code: 'tg', value: 0.5, unit: 'mmol/L', comparator: '<' },
      { code: 'hba1c', value: 6.8, unit: '%', referenceLow: 4, referenceHigh: 6 },
    ],
  });
});

it.each([
  ['5,4', { value: 5.4 }],
  ['> 90', { value: 90, comparator: '>' }],
  ['>=60', { value: 60, comparator: '>=' }],
  ['≤ 0.5', { value: 0.5, comparator: '<=' }],
  ['0', { value: 0 }],
])('parses %j as a result', (text, result) => {
  const only = { ...complete, 'ldl.value': '', 'ldl.high': '', 'uacr.value': text, 'uacr.unit': 'mg/mmol' };
  expect(read(only).data?.values.find(({ code }) => code === 'uacr')).toMatchObject(result);
});

it.each([
  ['0.1', 'mmol/L', 'Enter a value from 0.2 to 15 mmol/L, as it is printed on your report.'],
  ['110', 'mmol/L', 'Enter a value from 0.2 to 15 mmol/L, as it is printed on your report.'],
  ['2.9', 'mg/dL', 'Enter a value from 8 to 580 mg/dL, as it is printed on your report.'],
  ['110', 'mg/dL', undefined],
  ['<0.1', 'mmol/L', undefined],
  ['<16', 'mmol/L', 'Enter a value from 0.2 to 15 mmol/L, as it is printed on your report.'],
])('reads %s %s by the limits of that unit', (value, unit, problem) => {
  expect(problems({ ...complete, 'ldl.value': value, 'ldl.unit': unit, 'ldl.high': '' }).ldl).toBe(problem);
});

it('names the limits of a ratio without a unit', () => {
  expect(problems({ ...complete, 'inr.value': '25', 'inr.unit': 'ratio' }).inr).toBe(
    'Enter a value from 0.5 to 20, as it is printed on your report.',
  );
});

describe('reports on the right field', () => {
  it.each([
    ['a word', { 'ldl.value': 'high' }, { ldl: 'Enter the figure as it is printed, such as 5.4 or <0.5.' }],
    [
      'a range without a result',
      { 'ldl.value': '' },
      { ldl: 'Enter the result, or clear the range beside it.' },
    ],
    [
      'a range that is no figure',
      { 'ldl.low': 'x' },
      { ldl: 'Enter the range in figures, such as 3.5 to 5.1.' },
    ],
    [
      'a range upside down',
      { 'ldl.low': '9' },
      { ldl: 'The range must go from the lower to the higher figure.' },
    ],
    [
      'a day to come',
      { dateOfLabTest: '2026-01-02' },
      { dateOfLabTest: 'This day is in the future. Enter the day of the test.' },
    ],
    ['no day', { dateOfLabTest: '' }, { dateOfLabTest: 'Enter the day of the test.' }],
    ['no name', { fullName: ' ' }, { fullName: 'Enter your full name.' }],
    ['no gender', { genderUuid: '' }, { genderUuid: 'Choose your gender.' }],
  ])('%s', (_what, change, expected) => {
    expect(problems({ ...complete, ...change })).toEqual(expected);
  });

  it('a form without results, with all other errors', () => {
    expect(problems({ ...fromProfile, dateOfLabTest: '', fullName: '' })).toEqual({
      dateOfLabTest: 'Enter the day of the test.',
      fullName: 'Enter your full name.',
      values: 'Enter at least one result from your report.',
    });
  });
});
