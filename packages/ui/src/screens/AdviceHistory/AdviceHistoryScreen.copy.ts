/** Texts of `AdviceHistoryScreen`. */
export const adviceHistoryCopy = {
  title: 'Earlier advice',
  lead: {
    own: 'What your reports said, on which day, and what they rested on.',
    patient:
      'What the reports said to the patient, on which day, and what they rested on. The patient sees that you looked.',
  },
  day: 'Day',
  dayHelp: 'Choose a day to see what the reports said then. Leave it empty for everything.',
  shown: (first: string, last: string) =>
    first === last ? `Shown on ${first}` : `Shown from ${first} to ${last}`,
  advice: 'What you can do',
  seekCare: 'When to get help',
  older: 'Show older advice',
  empty: 'No advice yet',
  emptyText: 'When a report is opened, what it says is kept here.',
  emptyDay: (day: string) => `No report was opened on ${day}`,
} as const;
