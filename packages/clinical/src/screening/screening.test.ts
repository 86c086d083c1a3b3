import { describe, expect, it } from 'vitest';
import { cancerScreening, diabetesChecks, screeningWords } from '../index.ts';
import { screeningTiming } from './timing.ts';

const asOf = '2025-11-01';
const woman = (ageYears: number) => ({ sex: 'female', ageYears, asOf });

describe('cancerScreening', () => {
  it.each([
    [39, 'not_routine', null],
    [40, 'discuss', 12],
    [49, 'discuss', 12],
    [50, 'recommended', 24],
    [69, 'recommended', 24],
    [70, 'discuss', 24],
  ])('breast at %d years: %s', (ageYears, advice, intervalMonths) => {
    const expected = intervalMonths === null ? { advice, test: null } : { advice, intervalMonths };
    expect(cancerScreening(woman(ageYears))).toMatchObject({ breast: expected });
  });

  it.each([
    [24, 'not_routine', null],
    [25, 'recommended', 'pap'],
    [29, 'recommended', 'pap'],
    [30, 'recommended', 'hpv'],
    [69, 'recommended', 'hpv'],
    [70, 'discuss', 'hpv'],
  ])('cervical at %d years: %s', (ageYears, advice, test) => {
    expect(cancerScreening(woman(ageYears))).toMatchObject({ cervical: { advice, test } });
  });

  it.each([
    [{ everSexuallyActive: false }, 27, 'pap'],
    [{ hadTotalHysterectomy: true }, 45, 'hpv'],
  ])('%o makes cervical screening a talk with the doctor, by age', (change, ageYears, test) => {
    expect(cancerScreening({ ...woman(ageYears), ...change })).toMatchObject({
      cervical: { advice: 'discuss', test },
    });
    expect(cancerScreening({ ...woman(20), ...change })).toMatchObject({
      cervical: { advice: 'not_routine' },
    });
  });

  it('advises bowel screening for a man of 50, and nothing for one of 49', () => {
    const nothing = { advice: 'not_routine', test: null };
    expect(cancerScreening({ sex: 'male', ageYears: 49, asOf })).toEqual({
      status: 'ok',
      breast: nothing,
      cervical: nothing,
      colorectal: nothing,
    });
    expect(cancerScreening({ sex: 'male', ageYears: 50, asOf })).toMatchObject({
      colorectal: { test: 'fit', due: true },
    });
  });

  it('counts from the test with the longest coverage', () => {
    const covered = {
      ...woman(55),
      lastFit: '2025-06-30',
      lastColonoscopy: '2016-02-29',
      lastPap: '2024-12-31',
      lastHpv: '2020-01-15',
    };
    expect(cancerScreening(covered)).toMatchObject({
      colorectal: { nextDue: '2026-06-30', due: false },
      cervical: { nextDue: '2027-12-31', due: false },
    });
    expect(cancerScreening({ ...covered, lastColonoscopy: '2020-02-29' })).toMatchObject({
      colorectal: { nextDue: '2030-02-28' },
    });
  });

  it('is due on the day itself and not the day before', () => {
    expect(cancerScreening({ ...woman(55), lastMammogram: '2023-11-01' })).toMatchObject({
      breast: { due: true },
    });
    expect(cancerScreening({ ...woman(55), lastMammogram: '2023-11-02' })).toMatchObject({
      breast: { due: false },
    });
  });

  it('advises a talk with the doctor for a cancer in the family', () => {
    expect(cancerScreening({ ...woman(55), familyHistory: ['colorectal'] })).toMatchObject({
      breast: { advice: 'recommended' },
      colorectal: { advice: 'discuss', test: 'fit', intervalMonths: 12 },
    });
    expect(cancerScreening({ ...woman(55), familyHistory: ['unknown'] })).toEqual({
      status: 'not_applicable',
      fields: ['familyHistory'],
    });
  });
});

it.each([
  ['2025-02-01', 'overdue'],
  ['2025-09-30', 'overdue'],
  ['2025-10-01', 'due'],
  ['2025-11-01', 'due'],
  ['2025-11-02', 'due_soon'],
  ['2026-02-01', 'due_soon'],
  ['2026-02-02', 'up_to_date'],
])('calls a test of %s, seen from 1 November 2025, %s', (nextDue, timing) => {
  expect(screeningTiming(nextDue, asOf)).toBe(timing);
});

it('has its own words for overdue, due and due soon', () => {
  const words = ['2023-02-01', '2023-11-01', '2024-02-01', '2024-12-01'].map((lastMammogram) => {
    const result = cancerScreening({ ...woman(55), lastMammogram });
    return result.status === 'ok' ? screeningWords(result.breast).text : '';
  });
  expect(words).toEqual([
    'You are overdue for a mammogram (breast X-ray): it was due on 1 February 2025. Book with your clinic.',
    'You may be due for a mammogram (breast X-ray). Book with your clinic.',
    'Your next test, a mammogram (breast X-ray), is due soon, on 1 February 2026. You can book it now.',
    'Your next test, a mammogram (breast X-ray), is due on 1 December 2026.',
  ]);
});

it('lists the yearly checks with diabetes; a urine test without an earlier one is due', () => {
  expect(diabetesChecks(asOf, null).at(-1)).toEqual({ check: 'urine_albumin', nextDue: asOf, timing: 'due' });
  expect(diabetesChecks(asOf, '2024-08-31').at(-1)).toMatchObject({
    nextDue: '2025-08-31',
    timing: 'overdue',
  });
  expect(diabetesChecks(asOf, null).map(({ check }) => check)).toEqual([
    'eye_photo',
    'foot_check',
    'urine_albumin',
  ]);
});
