/** Texts of doses, also on Home. */
export const todaysDosesCopy = {
  heading: 'Today',
  stillOpen: 'Still open from yesterday',
  done: 'Everything for today is taken.',
  progress: (taken: number, all: number) => `${taken} of ${all} taken`,
  empty: 'No doses due today',
  emptyText: 'Doses of medicines that you take regularly appear here.',
  anyTime: 'Any time',
  untimed: (day: string, number: number | null) =>
    number === null ? `${day}, any time` : `${day}, dose ${number} of any time`,
  numbered: (number: number) => `dose ${number}`,
  atTime: (time: string) => `at ${time}`,
  atDayAndTime: (day: string, time: string) => `${day} at ${time}`,
  take: 'Take now',
  takeAll: 'Take all',
  takeEarly: 'Take it early',
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
  /** Accessible name of a button in the list of doses. */
  of: (action: string, name: string, which: string | null) =>
    `${action}: ${name}${which ? `, ${which}` : ''}`,
} as const;
