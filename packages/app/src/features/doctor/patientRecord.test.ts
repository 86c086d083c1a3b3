import type { Dimension, PatientRecord } from '@vitalane/contract';
import { expect, it } from 'vitest';
import { toRecord } from './patientRecord.ts';

const form = (dateOfLabTest: string, values: PatientRecord['healthForms'][number]['values']) => ({
  uuid: dateOfLabTest,
  fullName: 'Tan Mei Ling',
  isSmoker: null,
  ethnicityUuid: null,
  chronicConditionsUuid: [],
  currentlyMedicationsUuid: [],
  dateOfLabTest,
  dateOfBirth: '1968-04-12',
  genderUuid: '33333333-3333-4333-8333-000000000001',
  isFasting: null,
  values,
  file: null,
  createdAt: '2025-12-01T00:00:00.000Z',
  updatedAt: '2025-12-01T00:00:00.000Z',
});

const record: PatientRecord = {
  alerts: [],
  pregnancy: null,
  pressureVerdict: null,
  goals: [],
  patientUuid: 'p',
  fullName: 'Tan Mei Ling',
  nricMasked: '*****567D',
  dateOfBirth: '1968-04-12',
  gender: { uuid: 'g', name: 'Female' },
  isSmoker: null,
  isDrugAllergies: null,
  drugAllergies: null,
  conditions: [],
  medications: [],
  bloodPressure: [],
  sugar: [],
  weight: [],
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

const shown = { dimensions: names, timeZone: 'Asia/Singapore' };

it('shows the latest value of each test with its day, and older ones only where nothing is newer', () => {
  const { results } = toRecord(record, shown);
  expect(results.map(({ name, value, date }) => [name, value, date])).toEqual([
    ['LDL cholesterol', 2.9, '2025-12-01'],
    ['egfr', 58, '2025-06-01'],
  ]);
});

it('says that it was opened without a care relation', () => {
  expect(toRecord(record, shown).isWithoutRelation).toBe(true);
  expect(toRecord({ ...record, access: 'attended' }, shown).isWithoutRelation).toBe(false);
});
