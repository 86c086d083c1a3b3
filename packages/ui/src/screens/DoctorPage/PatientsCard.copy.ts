/** Texts of `PatientsCard`. */
export const patientsCopy = {
  heading: 'Your patients',
  text: 'Those in the queue and those you have attended.',
  search: {
    label: 'Name or part of it',
    submit: 'Search',
    isNumber: 'Search by name. With an NRIC or FIN use “Open another record”.',
  },
  name: 'Patient',
  nric: 'NRIC or FIN',
  unknown: 'Not known',
  born: 'Date of birth',
  last: 'Last contact',
  open: 'Open record',
  openLabel: (fullName: string) => `Open record of ${fullName}`,
  more: 'Show more',
  empty: {
    title: 'No patient found',
    text: 'Only patients in the queue and those you have attended are found.',
  },
  other: {
    action: 'Open another record',
    title: 'Open a record without a care relation',
    warning:
      'Only in an emergency. The patient is shown your name and your reason, and the clinic is told. The record stays open to you for an hour.',
    nric: 'NRIC or FIN',
    nricMissing: 'Enter the NRIC or FIN of the patient.',
    reason: 'Reason',
    reasonHelp: 'At least 10 characters. The patient reads it.',
    reasonShort: 'Enter at least 10 characters.',
    submit: 'Open record',
  },
} as const;
