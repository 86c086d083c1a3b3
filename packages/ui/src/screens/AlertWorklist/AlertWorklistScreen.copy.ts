/** Texts of `AlertWorklistScreen`. */
export const worklistCopy = {
  title: 'Health alerts of patients',
  lead: 'Patients who share their alerts with the clinic. The most urgent comes first. Each time you look is recorded.',
  empty: 'No open alerts',
  emptyText: 'When a patient who shares alerts has a dangerous reading or result, it appears here.',
  born: (day: string) => `Born ${day}`,
  frequent: 'Three or more in 7 days',
  seenBy: { patient: 'Seen by the patient', doctor: 'Seen by a doctor' },
  record: 'Open the record',
  recordOf: (fullName: string) => `Open the record of ${fullName}`,
  steps: {
    acknowledge: { action: 'I look after this', title: 'Look after this alert', confirm: 'Save' },
    close: { action: 'Close', title: 'Close this alert', confirm: 'Close the alert' },
  },
  of: (action: string, fullName: string) => `${action}: ${fullName}`,
  note: 'Note to the patient',
  noteHelp: 'The patient reads this with your name.',
  noteMissing: 'Write a note. The patient reads it.',
  cancel: 'Cancel',
} as const;
