/** Texts of `DiaryScreen`. */
export const diaryCopy = {
  title: 'Diary',
  lead: 'What you measure at home, day by day.',
  kinds: 'What you measure',
  bloodPressureTab: 'Blood pressure',
  dayTab: 'Day by day',
  addReading: 'Add blood pressure',
  listHeading: 'Your readings',
  empty: {
    title: 'No readings yet',
    text: 'Each reading you add appears here, with a chart of your upper and lower numbers.',
  },
  form: {
    title: 'Add blood pressure',
    upper: 'Upper number',
    upperHelp: 'Also called systolic.',
    lower: 'Lower number',
    lowerHelp: 'Also called diastolic.',
    noNumber: 'My monitor shows HI or an error',
    save: 'Save reading',
    cancel: 'Cancel',
  },
  tips: {
    heading: 'For a reading you can trust',
    items: [
      'Sit and rest for five minutes first.',
      'Back supported, both feet on the floor.',
      'Cuff on bare skin, arm at the height of your heart.',
      'Do not talk while the monitor measures.',
    ],
  },
  errors: {
    upperMissing: 'Enter the upper number, such as 128.',
    lowerMissing: 'Enter the lower number, such as 82.',
    upperRange: (min: number, max: number) =>
      `The upper number must be between ${min} and ${max} mmHg. Check the display of your monitor.`,
    lowerRange: (min: number, max: number) =>
      `The lower number must be between ${min} and ${max} mmHg. Check the display of your monitor.`,
    order: 'The lower number must be below the upper number. Check whether the two are swapped.',
    dateMissing: 'Enter the date of the reading.',
    timeMissing: 'Enter the time of the reading, such as 08:15.',
    futureDate: 'This date is in the future. Enter the day you took the reading.',
    futureTime: 'This time is in the future. Enter the time you took the reading.',
  },
  saved: {
    title: 'Reading saved',
    /** Text such as “128/82 mmHg, today 08:15.” */
    text: (reading: string, day: string, time: string) => `${reading}, ${day} ${time}.`,
    close: 'Done',
  },
  average: { title: 'Your average of 7 days' },
} as const;
