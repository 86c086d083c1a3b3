import { describe, expect, it } from 'vitest';
import { sgFrs2023 } from '../index.ts';
import { SAMPLES } from '../testing/samples.ts';

/** Person with points for age only: TC below 4.1, HDL 1.3–1.5, SBP below 120, no smoking. */
const PLAIN = { ...SAMPLES.sgFrs2023, tcMmolL: 4, hdlMmolL: 1.4, sbpMmHg: 119 };
const DECADES = [39, 49, 59, 69, 79];

type Change = Readonly<Record<string, unknown>>;

function scored(change: Change) {
  const result = sgFrs2023({ ...PLAIN, ...change });
  if (result.status !== 'ok') throw new Error(`Expected a score, got ${result.status}`);
  return result;
}

/** Returns the points that a change adds for a sex and age. */
function added(sex: string, ageYears: number, change: Change): number {
  return scored({ sex, ageYears, ...change }).points - scored({ sex, ageYears }).points;
}

function addedByDecade(sex: string, change: Change): string {
  return DECADES.map((ageYears) => added(sex, ageYears, change)).join(' ');
}

/** People who together have every number of points. */
const PEOPLE = [20, 35, 40, 45, 50, 55, 60, 65, 70, 75].flatMap((ageYears) =>
  [4, 5, 6, 7, 8].flatMap((tcMmolL) =>
    [1.7, 1.4, 1.1, 0.9].flatMap((hdlMmolL) =>
      [true, false].flatMap((flag) =>
        [119, 135, 170].map((sbpMmHg) => ({
          ageYears,
          tcMmolL,
          hdlMmolL,
          sbpMmHg,
          isSmoker: flag,
          onBpMedication: flag,
        })),
      ),
    ),
  ),
);

/** Returns the formatted risk for each number of points, from one below the table to one above it. */
function riskRow(sex: string, ethnicity: string): string {
  const results = PEOPLE.map((person) => scored({ ...person, sex, ethnicity }));
  const printed = new Map(results.map(({ points, riskText }) => [points, riskText]));
  const [first, last] = sex === 'male' ? [0, 21] : [8, 28];
  return Array.from({ length: last - first + 1 }, (_, index) => printed.get(first + index)).join(' ');
}

describe('the published point tables of SG-FRS-2023', () => {
  it.each([
    ['male', '-9 -9 -4 -4 0 3 6 8 10 11 12 13 13'],
    ['female', '-7 -7 -3 -3 0 3 6 8 10 12 14 16 16'],
  ])('age, %s', (sex, row) => {
    const ages = [20, 34, 35, 39, 44, 49, 54, 59, 64, 69, 74, 75, 79];
    expect(ages.map((ageYears) => scored({ sex, ageYears }).points).join(' ')).toBe(row);
  });

  it.each([
    ['male', 4.1, '4 3 2 1 0'],
    ['male', 5.1, '4 3 2 1 0'],
    ['male', 5.2, '7 5 3 1 0'],
    ['male', 6.1, '7 5 3 1 0'],
    ['male', 6.2, '9 6 4 2 1'],
    ['male', 7.2, '9 6 4 2 1'],
    ['male', 7.3, '11 8 5 3 1'],
    ['female', 4.1, '4 3 2 1 1'],
    ['female', 5.2, '8 6 4 2 1'],
    ['female', 6.2, '11 8 5 3 2'],
    ['female', 7.3, '13 10 7 4 2'],
    ['female', 4.04, '0 0 0 0 0'],
  ])('total cholesterol, %s, %d mmol/L', (sex, tcMmolL, row) => {
    expect(addedByDecade(sex, { tcMmolL })).toBe(row);
  });

  it.each([
    ['male', '8 5 3 1 1'],
    ['female', '9 7 4 2 1'],
  ])('smoking, %s', (sex, row) => {
    expect(addedByDecade(sex, { isSmoker: true })).toBe(row);
  });

  it.each([
    ['male', false, '0 0 0 1 1 1 1 2'],
    ['male', true, '0 1 1 2 2 2 2 3'],
    ['female', false, '0 1 1 2 2 3 3 4'],
    ['female', true, '0 3 3 4 4 5 5 6'],
  ])('systolic pressure, %s, treated %s', (sex, onBpMedication, row) => {
    const points = [119, 120, 129, 130, 139, 140, 159, 160].map((sbpMmHg) =>
      added(sex, 50, { sbpMmHg, onBpMedication }),
    );
    expect(points.join(' ')).toBe(row);
  });

  it('HDL cholesterol', () => {
    expect([0.9, 1, 1.2, 1.3, 1.5, 1.6].map((hdlMmolL) => added('male', 50, { hdlMmolL }))).toEqual([
      2, 1, 1, 0, 0, -1,
    ]);
  });

  it.each([
    ['male', 'chinese', '<1 <1 <1 <1 1 1 1 1 2 2 3 3 4 5 7 9 11 14 18 23 28 >=28'],
    ['male', 'malay', '<1 <1 1 1 1 1 2 2 3 3 4 5 7 9 11 14 18 22 28 34 42 >=42'],
    ['male', 'indian', '<1 1 1 1 1 2 2 3 4 5 6 7 10 12 15 19 24 30 37 45 54 >=54'],
    ['female', 'chinese', '<1 <1 <1 <1 <1 1 1 1 1 2 2 3 4 5 7 8 11 14 18 22 >=22'],
    ['female', 'malay', '<1 <1 1 1 1 1 1 2 2 3 4 5 7 9 11 14 18 23 29 36 >=36'],
    ['female', 'indian', '<1 1 1 1 1 2 2 3 3 4 6 7 10 12 16 20 25 31 39 47 >=47'],
  ])('risk by points, %s, %s: from one point below the table to one above it', (sex, ethnicity, row) => {
    expect(riskRow(sex, ethnicity)).toBe(row);
    if (ethnicity === 'chinese') expect(riskRow(sex, 'other')).toBe(row);
  });
});
