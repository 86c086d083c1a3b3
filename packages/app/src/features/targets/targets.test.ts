import type { HealthTarget } from '@vitalane/contract';
import { expect, it } from 'vitest';
import { toOwnTarget, toTargetChange } from './targets.ts';

const ldl: HealthTarget = {
  uuid: 't2',
  code: 'ldl',
  label: 'LDL cholesterol',
  low: null,
  high: 2.6,
  unit: 'mmol/L',
  homeHigh: null,
  source: 'default',
  setBy: 'usual',
  basis: 'ACE Clinical Guidance',
  choice: null,
  refusal: 'Only your doctor can set this goal.',
  setAt: null,
};

it('shows a target in the patient’s unit, and stores it in its own', () => {
  const units = { cholesterol: 'mg/dL' };
  expect(toOwnTarget(ldl, units)).toMatchObject({ low: null, high: 101, unit: 'mg/dL', setBy: 'usual' });
  expect(toTargetChange({ low: null, high: 100 }, ldl, units).high).toBeCloseTo(2.59, 2);
});

it('keeps a target with an unchanged unit, and one without another unit', () => {
  expect(toOwnTarget(ldl, {})).toMatchObject({ high: 2.6, unit: 'mmol/L' });
  expect(
    toTargetChange({ low: 90, high: 130 }, { ...ldl, code: 'sbp', unit: 'mmHg' }, { cholesterol: 'mg/dL' }),
  ).toEqual({
    low: 90,
    high: 130,
  });
});

it('words a goal like the reports, with choices in the patient’s unit', () => {
  const choice = { min: 120, max: 130 };
  const pressure: HealthTarget = { ...ldl, code: 'sbp', unit: 'mmHg', high: 130, choice, refusal: null };
  expect(toOwnTarget(pressure, {})).toMatchObject({
    text: 'Below 130 mmHg',
    endsBelow: true,
    choice: { from: '120 mmHg', to: '130 mmHg' },
    refusal: null,
  });
  expect(toOwnTarget({ ...pressure, high: 140, homeHigh: 135 }, {}).text).toBe(
    'Below 140 mmHg at the clinic, below 135 mmHg at home',
  );
  expect(toOwnTarget({ ...pressure, code: 'hba1c', unit: '%', high: 7 }, {})).toMatchObject({
    text: 'Up to 7.0%',
    endsBelow: false,
  });
  expect(toOwnTarget({ ...ldl, high: null }, {})).toMatchObject({
    text: null,
    choice: null,
    refusal: 'Only your doctor can set this goal.',
  });
});
