import { expect, it } from 'vitest';
import { riskForGoals, riskPressure } from '../index.ts';

const full = { quality: 'full', daysOld: 3 };

it.each([
  ['SG-FRS-2023', { daysOld: 365 }, full, 'clinic', 'number'],
  ['SG-FRS-2023', { daysOld: 366 }, full, 'home', 'at_least'],
  ['SG-FRS-2023', null, { ...full, quality: 'preliminary' }, 'none', 'none'],
  ['SG-FRS-2023', null, { ...full, hasOpenAlert: true }, 'none', 'none'],
  ['SG-FRS-2023', null, { ...full, daysOld: 366 }, 'none', 'none'],
  ['SG-FRS-2023', null, null, 'none', 'none'],
  ['PREVENT', null, full, 'none', 'none'],
  ['PCE', { daysOld: 1 }, full, 'clinic', 'number'],
  ['Framingham', null, full, 'none', 'none'],
])('%s with clinic %j and home %j takes %s and shows %s', (model, clinicBp, homeBp, use, patientSees) => {
  expect(riskPressure({ model, clinicBp, homeBp })).toMatchObject({ use, patientSees });
});

it('never calls a risk from home readings plain SG-FRS-2023', () => {
  expect(riskPressure({ model: 'SG-FRS-2023', clinicBp: null, homeBp: full }).name).toBe(
    'SG-FRS-2023, with home blood pressure',
  );
});

it.each([
  [12, 'number', 12],
  [12, 'at_least', null],
  [20, 'at_least', null],
  [21, 'at_least', 21],
  [21, 'none', null],
] as const)('a risk of %d shown as %s counts as %j for goals', (percent, patientSees, counted) => {
  expect(riskForGoals(percent, { patientSees })).toBe(counted);
});
