import type { MedicationFailure, MedicationProblem } from '@vitalane/flows/medication-stepper';

/** Messages when a medicine cannot be loaded or saved. */
export const failures: Readonly<Record<MedicationFailure['code'] | 'offline', string>> = {
  'load-failed': 'The pharmacy does not answer.',
  'medication-missing': 'The resident no longer takes this medicine.',
  'save-failed': 'The pharmacy has not taken the order.',
  offline: 'The pharmacy does not answer.',
};

/** Notices on the next page. */
export const notices = { 'medication-saved': 'The pharmacy has the order.' } as const;

/** Messages of invalid fields. */
export const problems: Readonly<Record<MedicationProblem, string>> = {
  name: 'Name the medicine, as the pack does.',
  nameLength: 'This name is too long.',
  route: 'How does the resident take it?',
  unit: 'What do you count it in?',
  dose: 'How much does the resident take?',
  frequency: 'How often does the resident take it?',
  quantity: 'Count whole units.',
  remaining: 'Enter a number.',
  remainingOverQuantity: 'A pack holds less.',
  times: 'When does the resident take it?',
  timesCount: 'These are too many times.',
  timesTwice: 'This time is there twice.',
  days: 'On which days?',
  count: 'Enter a whole number.',
  mostPerDay: 'How many doses are allowed in 24 hours?',
  gapHours: 'How many hours apart?',
  endsOn: 'The last day is before the first.',
  steps: 'Each change needs a later day and an amount.',
};
