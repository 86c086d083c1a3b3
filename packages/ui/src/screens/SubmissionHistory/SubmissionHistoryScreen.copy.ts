/** Texts of `SubmissionHistoryScreen`. */
export const submissionHistoryCopy = {
  title: 'Lab results',
  lead: 'What your laboratories found. Your reports are calculated from these.',
  add: 'Add results',
  readPicture: 'Read a photograph',
  loadOlder: 'Show older results',
  empty: {
    title: 'No lab results yet',
    text: 'Add the results of your last blood test to see what they mean for your heart, kidneys and sugar.',
  },
  profile: 'Health profile without results',
  /** Replaces the date within a sentence. */
  noDay: 'your health profile',
  table: {
    label: (day: string) => `Results of ${day}`,
    test: 'Test',
    result: 'Result',
    range: 'Printed range',
  },
  noRange: 'Not printed',
  view: 'View the report',
  viewLabel: (day: string) => `View the report of ${day}`,
  reportName: (day: string) => `Report of ${day}`,
  edit: 'Change',
  editLabel: (day: string) => `Change the results of ${day}`,
  remove: {
    action: 'Delete',
    label: (day: string) => `Delete the results of ${day}`,
    title: 'Delete these results?',
    text: (day: string) =>
      `The results of ${day} will be removed, and your reports no longer use them. This cannot be undone.`,
    /** Addition to the text above if a report is stored. */
    withReport: 'The report that is kept with them is deleted too.',
    confirm: 'Delete results',
    cancel: 'Keep results',
    failed: (message: string) => `The results were not deleted. ${message}`,
  },
} as const;
