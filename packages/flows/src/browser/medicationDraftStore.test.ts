import { expect, it } from 'vitest';
import { emptyDraft } from '../medication-stepper/medicationDraft.ts';
import type { MedicationDraft } from '../medication-stepper/medicationStepper.types.ts';
import { createMedicationDraftStore } from './medicationDraftStore.ts';
import { memoryStorage } from './storage.fake.ts';

const draft: MedicationDraft = {
  ...emptyDraft,
  name: 'Amlodipine',
  medicationUuid: 'catalogue-1',
  times: ['08:00'],
};
const saved = { draft, initial: emptyDraft };

it('returns the input for the same medicine only', () => {
  const store = createMedicationDraftStore(memoryStorage());
  store.save(null, saved);
  expect(store.load(null)).toEqual(saved);
  expect(store.load('medicine-1')).toBeNull();
  store.clear();
  expect(store.load(null)).toBeNull();
});

it.each([
  'not JSON',
  '[]',
  JSON.stringify({ uuid: null, draft: { ...draft, times: 'soon' }, initial: emptyDraft }),
  JSON.stringify({ uuid: null, draft: { name: 'Amlodipine' }, initial: emptyDraft }),
])('takes nothing that is no draft: %s', (text) => {
  const storage = memoryStorage();
  storage.write('medicationDraft', text);
  expect(createMedicationDraftStore(storage).load(null)).toBeNull();
});
