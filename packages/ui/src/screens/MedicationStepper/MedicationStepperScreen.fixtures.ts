import type { MedicineWarning } from '../shared/medicineWarning.types.ts';
import type { FoundMedicine, MedicationChoices, MedicationDraft } from './MedicationStepperScreen.types.ts';

/** Options of the fields. */
export const choices: MedicationChoices = {
  units: ['tablet', 'capsule', 'mL', 'puff'],
  routes: ['Oral', 'Inhaled', 'Under the skin'],
  frequencies: ['Once daily', 'Twice daily', 'Once a week', 'Only when needed', 'Other'],
};

/** Search results for “amlo”. */
export const found: readonly FoundMedicine[] = [
  { id: 'medicine-1', name: 'Amlodipine 5 mg', brand: null },
  { id: 'medicine-2', name: 'Amlodipine 10 mg', brand: 'Norvasc' },
];

/** Empty draft. */
export const emptyDraft: MedicationDraft = {
  name: '',
  brand: '',
  indication: '',
  route: '',
  unit: '',
  quantity: '',
  remaining: '',
  dose: '',
  frequency: '',
  reminder: false,
  regularly: true,
  reminderFrequency: 'Daily',
  days: [],
  times: [],
  repeatKind: '',
  every: '',
  onDays: '',
  offDays: '',
  mostPerDay: '',
  gapHours: '',
  startsOn: '',
  endsOn: '',
  steps: [],
  warningReason: '',
};

/** Complete draft. */
export const wholeDraft: MedicationDraft = {
  ...emptyDraft,
  name: 'Amlodipine 5 mg',
  indication: 'Blood pressure',
  route: 'Oral',
  unit: 'tablet',
  quantity: '30',
  remaining: '28',
  dose: '1',
  frequency: 'Once daily',
  reminder: true,
  reminderFrequency: 'Weekly',
  days: ['fri', 'mon'],
  times: ['08:00', '20:00'],
};

/** Warning about amoxicillin for a penicillin allergy. */
export const allergyWarning: MedicineWarning = {
  code: 'recorded_allergy',
  level: 'serious',
  text: 'Recorded allergy: Penicillin. Amoxicillin is one of the penicillins. Ask a doctor or pharmacist before you take it.',
  source: 'US prescribing information (DailyMed): amoxicillin, Contraindications',
};

/** Warning about an allergy that could not be checked. */
export const uncheckedWarning: MedicineWarning = {
  code: 'not_checked',
  level: 'caution',
  text: 'We could not check this allergy: latex. Ask a pharmacist.',
  source: null,
};
