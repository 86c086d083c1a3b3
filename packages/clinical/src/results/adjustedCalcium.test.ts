import { expect, it } from 'vitest';
import { adjustedCalcium, labAlert } from '../index.ts';

it.each([
  [2.1, 30, 2.3],
  [2.4, 40, 2.4],
  [2.5, 50, 2.3],
])('calcium %d with albumin %d stands for %d', (calciumMmolL, albuminGL, adjusted) => {
  expect(adjustedCalcium({ calciumMmolL, albuminGL })).toEqual({ status: 'ok', calciumMmolL: adjusted });
});

it('needs an albumin of the same sample', () => {
  expect(adjustedCalcium({ calciumMmolL: 2.1, albuminGL: null })).toEqual({
    status: 'missing',
    fields: ['albuminGL'],
  });
});

const today = { sampledDaysAgo: 0, unit: 'mmol/L' } as const;

it.each([
  ['a low value of somebody with little albumin', 1.95, 25, 'none'],
  ['a high value that little albumin hides', 2.9, 30, 'same_day'],
  ['a value without an albumin', 1.95, null, 'same_day'],
] as const)('decides the alert of %s', (_what, value, albuminGL, grade) => {
  expect(labAlert({ ...today, code: 'calcium', value, known: { albuminGL } }).grade).toBe(grade);
});

it('is the same in mg/dL, and a laboratory’s own adjusted value is not adjusted again', () => {
  const known = { albuminGL: 25 };
  expect(labAlert({ ...today, code: 'calcium', value: 7.8, unit: 'mg/dL', known }).grade).toBe('none');
  expect(labAlert({ ...today, code: 'calcium_adjusted', value: 1.95, known }).grade).toBe('same_day');
});
