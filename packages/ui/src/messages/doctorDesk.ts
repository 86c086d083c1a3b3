/** Texts for the codes of the doctor's desk. */
export const doctorDeskMessages = {
  'availability-failed': 'Your availability could not be loaded. Please try again.',
  'availability-unsaved': 'Your availability could not be changed. Please try again.',
  'patients-failed': 'The patient list could not be loaded. Please try again.',
  'no-show-failed': 'The no-show could not be marked. Please try again.',
} as const;
