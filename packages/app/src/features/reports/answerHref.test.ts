import { expect, it } from 'vitest';
import { answerHref } from './answerHref.ts';

it.each([
  ['hasDiabetes', '/HealthRecord'],
  ['isFrail', '/HealthRecord'],
  ['stroke', '/HealthRecord'],
  ['ldl', '/NewForm'],
  ['waist', '/NewForm'],
  ['weight', '/Diary?kind=weight'],
  ['riskSbp', '/Diary'],
  ['age', '/Profile'],
])('%s is answered on %s', (field, href) => {
  expect(answerHref(field)).toBe(href);
});
