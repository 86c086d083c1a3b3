/** Said when a medicine could not be saved and the server did not say why. */
export const SAVE_FAILED_TEXT = 'Could not add Medication';

/** Said when the medicine to change could not be fetched. */
export const LOAD_FAILED_TEXT = 'Something Went Wrong';

/** Said when the medicine to change is not in the list. */
export const MEDICATION_MISSING_TEXT = 'This medicine is not in your list any more.';

/** Left for the list of medicines after a medicine was saved. */
export const SAVED_TEXT = 'Your medicine is saved.';

/** What is wrong with a field and what to do. */
export const PROBLEM_TEXT = {
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
} as const;
