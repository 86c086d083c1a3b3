import type { HealthRecord, HealthStatement } from '@vitalane/contract';
import { examples } from '@vitalane/contract/examples';
import { expect, test } from 'vitest';
import { provenanceOf, toRecordData } from './healthRecord.ts';

const stated: HealthStatement = {
  ...examples.HealthStatement,
  says: 'present',
  source: 'health_form',
  on: '2025-03-12',
};
const entry: HealthRecord['entries'][number] = {
  ...examples.HealthRecordEntry,
  item: 'gout',
  name: 'Gout',
  isLifelong: false,
  decidedBy: stated,
  statements: [stated],
};
const record: HealthRecord = { asOf: '2026-01-01', entries: [entry], questions: [], unanswered: [] };

test('each line states its source, place and time', () => {
  const doctor: HealthStatement = {
    ...stated,
    by: 'doctor',
    doctorName: 'Dr Priya Nair',
    source: 'doctor_note',
  };
  expect(provenanceOf(entry)).toBe('You said yes with your lab results on 12 March 2025.');
  expect(provenanceOf({ decidedBy: doctor, medicine: null })).toBe(
    'Dr Priya Nair recorded it on 12 March 2025.',
  );
  expect(
    provenanceOf({ decidedBy: null, medicine: { name: 'Rosuvastatin 10 mg', from: '2025-05-04' } }),
  ).toBe('From your medicines: Rosuvastatin 10 mg, since 4 May 2025.');
});

test('present items can be removed, except those of a doctor', () => {
  const doctor: HealthStatement = { ...stated, by: 'doctor', doctorName: 'Dr Priya Nair' };
  const recorded = { ...entry, item: 'stroke', name: 'Stroke', decidedBy: doctor, statements: [doctor] };
  const { conditions } = toRecordData({ ...record, entries: [entry, recorded] });
  expect(conditions.map(({ name, removal }) => [name, removal])).toEqual([
    ['Gout', 'You removed gout. Do you no longer have it, or was it added by mistake?'],
    ['Stroke', null],
  ]);
});

test('absent items are listed separately, and unstated items are asked', () => {
  const denied = { ...entry, value: 'no', countsAs: false } as const;
  const data = toRecordData({
    ...record,
    entries: [denied],
    unanswered: [
      { item: 'smoking', kind: 'smoking', name: 'Smoking' },
      { item: 'diabetes', kind: 'condition', name: 'Diabetes, type not known' },
    ],
  });
  expect(data.conditions).toEqual([]);
  expect(data.denied).toMatchObject([{ name: 'Gout', state: 'no' }]);
  expect(data.unanswered.map(({ question }) => question)).toEqual(['Do you smoke?', 'Do you have diabetes?']);
});

test('a test is asked for and shown with its day', () => {
  const fit = {
    ...entry,
    item: 'stool_test',
    kind: 'test',
    name: 'Stool test',
    doneOn: '2025-03-01',
  } as const;
  const data = toRecordData({
    ...record,
    entries: [fit],
    unanswered: [{ item: 'flu_vaccine', kind: 'vaccine', name: 'Flu vaccine' }],
  });
  expect(data.tests).toMatchObject([
    {
      name: 'Stool test',
      doneOn: '2025-03-01',
      removal: null,
      provenance: expect.stringMatching(/^Last one on 1 March 2025\./),
    },
  ]);
  expect(data.unansweredTests).toEqual([
    { item: 'flu_vaccine', question: 'Have you ever had a flu vaccine?', dated: 'Flu vaccine' },
  ]);
});

test('each question has its answers, without those that only the clinic can give', () => {
  const asked = (kind: HealthRecord['questions'][number]['kind'], item = 'stroke') => ({
    item,
    text: null,
    kind,
    reason: '',
    question: '',
  });
  const { questions } = toRecordData({
    ...record,
    questions: [asked('confirm_no'), asked('which_type', 'diabetes'), asked('doctor_to_confirm')],
  });
  expect(questions.map(({ answers }) => answers.map(({ label }) => label))).toEqual([
    ['Yes', 'No'],
    ['Type 1 diabetes', 'Type 2 diabetes'],
    [],
  ]);
});
