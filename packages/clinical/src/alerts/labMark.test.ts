import { expect, it } from 'vitest';
import { labAlert } from './lab.ts';
import { labMark, pressureMark } from './labMark.ts';
import type { LabCode } from './labTable.ts';

const markOf = (code: LabCode, value: number, unit: string, before?: number) => {
  const earlier = before === undefined ? [] : [{ value: before, daysBefore: 30 }];
  return labMark(labAlert({ code, value, unit, earlier, sampledDaysAgo: 0 }));
};

it.each([
  ['potassium', 7.1, 'mmol/L', 'danger', 'Dangerously high'],
  ['potassium', 6, 'mmol/L', 'danger', 'Dangerously high'],
  ['potassium', 2.4, 'mmol/L', 'danger', 'Dangerously low'],
  ['potassium', 5.5, 'mmol/L', 'warning', 'High'],
  ['egfr', 10, 'mL/min/1.73 m²', 'danger', 'Dangerously low'],
  ['egfr', 45, 'mL/min/1.73 m²', 'notice', 'Below usual'],
  ['ldl', 5, 'mmol/L', 'notice', 'Above usual'],
] as const)('marks %s %s %s as %s: %s', (code, value, unit, tone, words) => {
  expect(markOf(code, value, unit)).toEqual({ tone, words });
});

it('marks a quick change, and no result without an alert', () => {
  expect(markOf('creatinine', 180, 'umol/L', 80)).toEqual({ tone: 'danger', words: 'Dangerous change' });
  expect(markOf('creatinine', 125, 'umol/L', 80)).toEqual({ tone: 'warning', words: 'Quick change' });
  expect(markOf('potassium', 4.2, 'mmol/L')).toBeNull();
});

it('marks each number of a pressure separately', () => {
  const adult = { ageYears: 50 };
  expect(pressureMark('sbp', 184, adult)).toEqual({ tone: 'danger', words: 'Dangerously high' });
  expect(pressureMark('dbp', 84, adult)).toBeNull();
  expect(pressureMark('dbp', 112, adult)).toEqual({ tone: 'danger', words: 'Dangerously high' });
  expect(pressureMark('sbp', 84, adult)).toEqual({ tone: 'notice', words: 'Below usual' });
  expect(pressureMark('sbp', 145, { ...adult, isPregnant: true })).toEqual({
    tone: 'danger',
    words: 'Dangerously high',
  });
});
