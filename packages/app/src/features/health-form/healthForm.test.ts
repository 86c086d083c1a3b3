import type { HealthForm, HealthRecord } from '@vitalane/contract';
import { examples } from '@vitalane/contract/examples';
import { expect, it } from 'vitest';
import {
  byCode,
  fieldsOfForm,
  fieldsOfReading,
  fieldsOfRecord,
  removalQuestionsOf,
  toLabDimension,
  toStatements,
} from './healthForm.ts';

const form: HealthForm = {
  ...examples.HealthForm,
  chronicConditionsUuid: ['c1'],
  values: [
    { code: 'tg', value: 0.5, unit: 'mmol/L', comparator: '<', referenceLow: null, referenceHigh: 1.7 },
    { code: 'alt', value: 0, unit: 'U/L', referenceLow: 0, referenceHigh: null },
  ],
};

it('fills the fields from a stored form, including zero', () => {
  expect(fieldsOfForm(form)).toMatchObject({
    isFasting: 'yes',
    'tg.value': '<0.5',
    'tg.low': '',
    'tg.high': '1.7',
    'alt.value': '0',
    'alt.low': '0',
  });
});

it('maps a refused result to its code', () => {
  const errors = { 'values.1.value': 'Enter a value from 5 to 5000 U/L.', fullName: 'Enter your name.' };
  expect(byCode(errors, form.values)).toEqual({
    alt: 'Enter a value from 5 to 5000 U/L.',
    fullName: 'Enter your name.',
  });
});

it('fills the fields with confirmed results of a photograph', () => {
  expect(
    fieldsOfReading([{ code: 'ldl', value: '2.9', unit: 'mmol/L', low: '', high: '2.6' }], '2025-12-20'),
  ).toEqual({
    dateOfLabTest: '2025-12-20',
    'ldl.value': '2.9',
    'ldl.unit': 'mmol/L',
    'ldl.low': '',
    'ldl.high': '2.6',
  });
});

const entry: HealthRecord['entries'][number] = {
  item: 'gout',
  kind: 'condition',
  name: 'Gout',
  text: null,
  optionUuid: 'gout-uuid',
  value: 'yes',
  countsAs: true,
  isInThePast: false,
  isLifelong: false,
  hasQuestion: false,
  dueOn: null,
  doneOn: null,
  medicine: null,
  decidedBy: {
    says: 'present',
    by: 'patient',
    doctorName: null,
    source: 'profile',
    on: '2025-01-01',
    recordedAt: '2025-01-01T00:00:00Z',
    confirmed: false,
  },
  statements: [],
};
const record: HealthRecord = {
  asOf: '2026-01-01',
  questions: [],
  unanswered: [],
  entries: [
    entry,
    { ...entry, item: 'stroke', optionUuid: 'stroke-uuid', hasQuestion: true },
    { ...entry, item: 'asthma', optionUuid: 'asthma-uuid', value: 'no', countsAs: false },
    { ...entry, item: 'insulin', kind: 'medicine_group', optionUuid: 'insulin-uuid' },
    { ...entry, item: 'smoking', kind: 'smoking', optionUuid: null },
  ],
};

it('fills a form from the record and leaves open questions empty', () => {
  expect(fieldsOfRecord(record)).toEqual({
    isSmoker: 'yes',
    chronicConditionsUuid: ['gout-uuid'],
    currentlyMedicationsUuid: ['insulin-uuid'],
  });
});

it('asks about a removal and states its answer as confirmed', () => {
  expect(removalQuestionsOf(record)['gout-uuid']).toBe(
    'You removed gout. Do you no longer have it, or was it added by mistake?',
  );
  expect(toStatements(record, [{ value: 'gout-uuid', says: 'resolved' }])).toEqual([
    { item: 'gout', says: 'resolved', confirmed: true },
  ]);
});

it('offers the account’s unit first, each with its limits', () => {
  const inMmol = { value: 'mmol/L', label: 'mmol/L', min: 0.2, max: 5 };
  const inMgDl = { value: 'mg/dL', label: 'mg/dL', min: 8, max: 193 };
  expect(toLabDimension(examples.Dimension, {}).unitChoices).toEqual([inMmol, inMgDl]);
  expect(toLabDimension(examples.Dimension, { cholesterol: 'mg/dL' }).unitChoices).toEqual([inMgDl, inMmol]);
});
