import type { Dimension, PatientRecord } from '@vitalane/contract';
import { examples } from '@vitalane/contract/examples';
import { expect, it } from 'vitest';
import type { OwnUnits } from '../../session/person.ts';
import { toRecord } from './patientRecord.ts';

const form = (dateOfLabTest: string, values: PatientRecord['healthForms'][number]['values']) => ({
  ...examples.HealthForm,
  uuid: dateOfLabTest,
  dateOfLabTest,
  values,
});

const record: PatientRecord = {
  ...examples.PatientRecord,
  healthForms: [
    form('2025-12-01', [{ code: 'ldl', value: 2.9, unit: 'mmol/L' }]),
    form('2025-06-01', [
      { code: 'ldl', value: 3.7, unit: 'mmol/L' },
      { code: 'egfr', value: 58, unit: 'mL/min/1.73m2' },
    ]),
  ],
  access: 'without_relation',
};
const names = [{ code: 'ldl', name: 'LDL cholesterol' }] as Dimension[];

const shown = { dimensions: names, units: {}, timeZone: 'Asia/Singapore', now: '2026-01-01T02:00:00.000Z' };

it('shows the latest value of each test with its day', () => {
  const { results } = toRecord(record, shown);
  expect(results.map(({ name, value, date }) => [name, value, date])).toEqual([
    ['LDL cholesterol', 2.9, '2025-12-01'],
    ['egfr', 58, '2025-06-01'],
  ]);
});

it('states that it was opened without a care relation', () => {
  expect(toRecord(record, shown).isWithoutRelation).toBe(true);
  expect(toRecord({ ...record, access: 'attended' }, shown).isWithoutRelation).toBe(false);
});

it('states to a doctor how doses are counted, about the patient', () => {
  const { total, words } = toRecord(record, shown).adherence;
  expect(total).toEqual(record.adherence.total);
  expect(words).toMatch(/^As recorded by the patient/);
});

it('shows readings in the unit of the doctor', () => {
  const readings = [{ uuid: 's1', valueFrom: 7.1, context: 'fasting', date: '2025-12-31', time: '08:00' }];
  const sugar = readings as PatientRecord['sugar'];
  const averageOf = (units: OwnUnits) =>
    toRecord({ ...record, sugar }, { ...shown, units }).measures.find(({ kind }) => kind === 'sugar');
  expect(averageOf({})).toMatchObject({
    name: 'Blood sugar',
    unit: 'mmol/L',
    decimals: 1,
    readings: [{ value: 7.1 }],
  });
  const inMgDl = averageOf({ glucose: 'mg/dL' });
  expect(inMgDl).toMatchObject({ unit: 'mg/dL', decimals: 0 });
  expect(inMgDl?.readings[0]?.value).toBeCloseTo(127.9, 1);
});

it('shows goals in the unit of the doctor', () => {
  const ldl = { ...examples.PatientGoal, code: 'ldl' as const, unit: 'mmol/L', low: null, high: 1.8 };
  const goals = [{ ...ldl, limits: { min: 0.5, max: 15 } }];
  const own = toRecord({ ...record, goals }, { ...shown, units: { cholesterol: 'mg/dL' } }).goals;
  expect(own).toMatchObject([{ low: null, high: 70, unit: 'mg/dL', limits: { min: 20, max: 580 } }]);
});
