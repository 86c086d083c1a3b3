/** Texts about why a patient comes, for the doctor. */
export const triageCopy = {
  heading: 'Why the patient comes',
  unknown: 'The patient did not say why.',
  urgencies: { emergency: 'Emergency', today: 'Today', routine: 'Routine' },
  urgency: 'Urgency',
  topic: 'Reason',
  since: 'Began',
  words: 'Own words',
  redFlags: 'Signs of an emergency',
  noRedFlag: 'None ticked',
  medicines: 'List of medicines',
  allergies: 'Drug allergies',
  right: 'Still right, says the patient',
  wrong: 'Not right any more: ask',
  notSaid: 'Not said',
} as const;
