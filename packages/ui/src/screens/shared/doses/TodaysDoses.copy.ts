/** Texts of today's doses, also on Home. */
export const todaysDosesCopy = {
  heading: 'Today',
  done: 'Everything for today is taken.',
  progress: (taken: number, all: number) => `${taken} of ${all} taken`,
  empty: 'No doses due today',
  emptyText: 'Doses of medicines that you take regularly appear here.',
  anyTime: 'Any time',
  take: 'Take now',
  takenEarlier: 'Taken earlier',
  skip: 'Skip',
  snooze: 'In 10 minutes',
  more: 'More',
  undo: 'Undo',
  taken: (time: string) => `Taken ${time}`,
  takenOtherDay: (day: string, time: string) => `Taken ${day} ${time}`,
  skipped: 'Skipped',
  late: 'Not taken yet',
  due: 'Due now',
  later: 'Later today',
  snoozed: (time: string) => `Reminder again at ${time}`,
  question: {
    title: (name: string) => `Check before you take ${name}`,
    confirm: 'Yes, record it',
    decline: 'No, do not record',
  },
  /** Accessible name of a button in the list of doses. */
  of: (action: string, name: string, time: string | null) => `${action}: ${name}${time ? `, ${time}` : ''}`,
} as const;
