/** Texts for diary entries, for code that maps data to them. */
export const diaryWords = {
  kinds: {
    bloodPressure: 'Blood pressure',
    sugar: 'Blood sugar',
    weight: 'Weight',
    pulse: 'Pulse',
    oxygen: 'Oxygen saturation',
    temperature: 'Temperature',
    exercise: 'Exercise',
    height: 'Height',
    medicines: 'Medicines',
  },
  /** What is chosen beside the numbers. */
  choices: {
    context: {
      fasting: 'Fasting',
      before_meal: 'Before a meal',
      after_meal: 'After a meal',
      bedtime: 'At bedtime',
      other: 'At another time',
    },
    intensity: { light: 'Light', moderate: 'Moderate', vigorous: 'Vigorous' },
  },
  occasions: { beforeMeals: 'Before meals', afterMeals: 'After meals', otherTimes: 'Other times' },
  target: 'Target',
  /** Headings and names of the exported file. */
  file: {
    moment: ['Measured at', 'Time zone'],
    parts: { systolic: 'Upper', diastolic: 'Lower' } as Readonly<Record<string, string>>,
    unit: 'Unit',
    detail: 'Detail',
    note: 'Note',
    names: {
      bloodPressure: 'blood-pressure',
      sugar: 'blood-sugar',
      weight: 'weight',
      pulse: 'pulse',
      oxygen: 'oxygen-saturation',
      temperature: 'temperature',
      exercise: 'exercise',
      height: 'height',
    },
  },
  /** The patient's own words. */
  quoted: (note: string) => `“${note}”`,
  /** Text of an unsent change, such as “Blood pressure 128/82 mmHg, changed”. */
  changed: (entry: string) => `${entry}, changed`,
  /** Question about a second entry of the same value and time. */
  duplicate: (figure: string, day: string, time: string) =>
    `${figure} on ${day} at ${time} is already in your diary. Save it a second time?`,
  deleted: (figure: string) => `Deleted: ${figure}.`,
  undo: 'Undo',
} as const;
