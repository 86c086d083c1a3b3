/** Words of Consultation. */
export const consultationCopy = {
  title: 'Consultation',
  ongoing: {
    waiting: 'You are in the queue',
    in_call: 'Your consultation is under way',
    /** Who is there, or nobody yet. */
    text: (name: string | null) =>
      name ? `With ${name}.` : 'The doctor has not joined yet. Your place is kept.',
    action: 'Return to call',
  },
  pastHeading: 'Past consultations',
  columns: { with: 'With', when: 'When', length: 'Length', outcome: 'Note and plan' },
  note: 'Note',
  plan: 'Plan',
  noOutcome: 'Nothing written',
  noShow: 'The patient did not join the call',
  /** In place of a name: the consultation ended before anyone came. */
  nobody: 'No doctor joined',
  duration: (minutes: number) =>
    minutes < 1 ? 'Less than a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`,
  empty: {
    title: 'No past consultations',
    text: 'After a video consultation you will find here who you talked to, when, and what was agreed.',
    action: 'See a doctor',
  },
} as const;
