import { ANSWERED_BY, ASKED_ITEMS, INPUT_WORDS } from '@vitalane/clinical';
import { expect, it } from 'vitest';
import { answerHref } from './answerHref.ts';

it.each([
  ['hasDiabetes', '/HealthRecord?ask=diabetes'],
  ['isFrail', '/HealthRecord?ask=frailty'],
  ['stroke', '/HealthRecord?ask=stroke'],
  ['hadTotalHysterectomy', '/HealthRecord?ask=hysterectomy'],
  ['lastFit', '/HealthRecord?ask=stool_test'],
  ['activity', '/Diary?kind=exercise'],
  ['ldl', '/NewForm'],
  ['waist', '/NewForm'],
  ['weight', '/Diary?kind=weight'],
  ['riskSbp', '/NewForm'],
  ['age', '/Profile'],
])('%s is answered on %s', (field, href) => {
  expect(answerHref(field)).toBe(href);
});

it('links to the question of each item of the record', () => {
  for (const item of ASKED_ITEMS) expect(answerHref(item)).toBe(`/HealthRecord?ask=${item}`);
  for (const [input, item] of Object.entries(ANSWERED_BY))
    expect(answerHref(input)).toBe(`/HealthRecord?ask=${item}`);
});

// Missing readings have the code `blood_pressure`.
it.each([...Object.keys(INPUT_WORDS).filter((input) => input !== 'readings'), 'blood_pressure'])(
  '%s is not looked for in the health record',
  (input) => {
    expect(answerHref(input)).not.toContain('/HealthRecord');
  },
);
