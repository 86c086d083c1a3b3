const onDevice = (device: string | null) => (device === null ? '' : ` on ${device}`);

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
  question: {
    title: (name: string) => `Check before you take ${name}`,
    confirm: 'Yes, record it',
    decline: 'No, do not record',
  },
  conflict: {
    taken: {
      title: 'Already recorded',
      text: (name: string, when: string, device: string | null) =>
        `${name} was recorded as taken ${when}${onDevice(device)}. Do not take it again.`,
      decline: 'OK',
    },
    skipped: {
      title: 'This dose was skipped',
      text: (name: string, device: string | null) =>
        `${name} was skipped${onDevice(device)}. Did you take it after all?`,
      decline: 'No, keep it skipped',
      confirm: 'Yes, record it',
    },
    takenNotSkipped: {
      title: 'This dose was taken',
      text: (name: string, when: string, device: string | null) =>
        `${name} was recorded as taken ${when}${onDevice(device)}. Is that wrong?`,
      decline: 'Keep it as taken',
      confirm: 'I did not take it',
    },
  },
  /** Accessible name of a button in the list of doses. */
  of: (action: string, name: string, which: string | null) =>
    `${action}: ${name}${which ? `, ${which}` : ''}`,
} as const;
