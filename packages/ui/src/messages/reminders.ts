/** Texts of a reminder that the browser shows while the app is closed. */
export const reminderMessages = {
  taken: 'Taken',
  snoozed: 'In 10 minutes',
  skipped: 'Skip',
  notRecorded: 'Your answer was not recorded',
} as const;

/** Adds instructions to a reminder whose action was not recorded. */
export const notRecordedText = (reminder: string): string => `${reminder} Open Vitalane to record it.`;
