/** Texts of `HomeOverview`. */
export const homeOverviewCopy = {
  score: {
    title: 'Health score',
    bands: {
      low: { word: 'Low', tone: 'danger' },
      moderate: { word: 'Moderate', tone: 'warning' },
      high: { word: 'High', tone: 'success' },
    },
    unknown: 'Too little is known for a score yet.',
    made: 'What it is made of',
    points: (points: number) => `${points} of 100`,
    missing: 'What is missing',
    reports: 'See your reports',
  },
  advice: {
    title: 'What you can do',
    none: 'Nothing is open. New advice appears as your readings and results come in.',
    done: 'Done',
    doneLabel: (title: string) => `Done: ${title}`,
    dismiss: 'Not for me',
    dismissLabel: (title: string) => `Not for me: ${title}`,
    answer: 'Answer the question',
    why: 'Why',
    whyLabel: (title: string) => `Why: ${title}`,
  },
  diagnoses: {
    title: 'Your diagnoses',
    record: 'Your health record',
    none: 'None recorded.',
    add: 'Add a diagnosis',
    label: 'A condition that a doctor has told you about',
    save: 'Add',
    missing: 'Enter the name of the diagnosis.',
    remove: (name: string) => `Delete ${name}`,
    question: 'Delete this diagnosis?',
    text: (name: string) =>
      `${name} is taken off this list. If you added it before today, your health record asks whether you no longer have it, and counts it until you answer.`,
    confirm: 'Delete diagnosis',
    cancel: 'Keep it',
  },
} as const;
