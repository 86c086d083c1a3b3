import type { HealthRecordEntry, HealthStatement } from '@vitalane/contract';
import { examples } from '@vitalane/contract/examples';
import { expect, it } from 'vitest';
import { toUnnamedMedicines } from './unnamed.ts';

const stated: HealthStatement = {
  ...examples.HealthStatement,
  says: 'present',
  source: 'profile',
  on: '2025-12-20',
};
const entry = (item: string, name: string, more: Partial<HealthRecordEntry> = {}): HealthRecordEntry => ({
  ...examples.HealthRecordEntry,
  kind: 'medicine_group',
  item,
  name,
  countsAs: true,
  decidedBy: stated,
  statements: [stated],
  ...more,
});
const pressure = entry('blood_pressure_medicine', 'Medicine for blood pressure');
const unnamed = (...entries: HealthRecordEntry[]) =>
  toUnnamedMedicines({ asOf: '2026-01-01', entries, questions: [], unanswered: [] });

it('is a stated group with its source, its question and the way to its name', () => {
  expect(unnamed(pressure)).toEqual([
    {
      item: 'blood_pressure_medicine',
      name: 'Medicine for blood pressure',
      provenance: 'You said yes in your profile on 20 December 2025.',
      removal:
        'You removed medicine for blood pressure. Do you no longer have it, or was it added by mistake?',
      addHref: '/MedicationStepper?group=blood_pressure_medicine',
    },
  ]);
});

it.each([
  ['covered by a medicine', { medicine: { name: 'Amlodipine 5 mg', from: '2026-01-01' } }],
  ['denied', { countsAs: false }],
  ['not known', { countsAs: null }],
])('is no group that is %s', (_, change) => {
  expect(unnamed({ ...pressure, ...change })).toEqual([]);
});

it('is no condition, and no group that no medicine can cover', () => {
  expect(unnamed(entry('gout', 'Gout', { kind: 'condition' }))).toEqual([]);
  expect(unnamed(entry('traditional_medicine', 'Traditional or herbal medicine'))).toEqual([]);
});

it('names a statin once, not as a medicine for cholesterol again', () => {
  const both = [entry('cholesterol_medicine', 'Medicine for cholesterol'), entry('statin', 'Statin')];
  expect(unnamed(...both).map(({ item }) => item)).toEqual(['statin']);
});
