import { failureMessages } from './failure.ts';

/** Texts for the codes of adding or changing a medicine. */
export const medicationStepperMessages = {
  'load-failed': failureMessages['internal-error'],
  'medication-missing': 'This medicine is not in your list any more.',
  'save-failed': 'Could not add Medication',
  'medication-saved': 'Your medicine is saved.',
} as const;

/** Error texts for the fields of a medicine. */
export const medicationProblemMessages = {
  name: 'Enter the name of the medicine.',
  nameLength: 'Shorten the name to 200 characters.',
  route: 'Choose how you take it.',
  unit: 'Choose what you count it in.',
  dose: 'Enter how much you take at a time, such as 1 or 0.5.',
  frequency: 'Choose how often you take it.',
  quantity: 'Enter a whole number up to 10000, or leave this empty.',
  remaining: 'Enter a number up to 10000, or leave this empty.',
  remainingOverQuantity: 'There cannot be more left than a full pack holds.',
  times: 'Add at least one time, such as 08:00.',
  timesCount: 'Choose at most 12 times.',
  timesTwice: 'A time is there twice. Change or remove one of them.',
  days: 'Choose at least one day.',
  count: 'Enter a whole number: at most 366 days or hours, 52 weeks or 12 months.',
  mostPerDay: 'Enter a whole number from 1 to 24, or leave this empty.',
  gapHours: 'Enter hours from 0.5 to 168, or leave this empty.',
  endsOn: 'The last day is before the first. Choose a later one.',
  steps: 'Give each change a day later than the one before it, and an amount.',
} as const;
