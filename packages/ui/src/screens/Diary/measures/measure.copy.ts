import type { MeasureKind } from './measure.types.ts';

/** Texts of the field of a number. */
interface FieldCopy {
  label: string;
  help: string;
  /** Replaces the usual errors of a field without a number, or with a fraction where the measure has none. */
  missing?: string;
  /** Replaces the usual error of a number outside its limits. */
  range?: (min: string, max: string, unit: string) => string;
}

/** Texts of a measure. */
export interface MeasureCopy {
  tab: string;
  add: string;
  /** Fields by part. */
  fields: Readonly<Record<string, FieldCopy>>;
  /** Error when a number is not below the one before it; absent with a single number. */
  order?: string;
  choice: string;
  /** What the device shows in place of a number; absent for a measure without such displays. */
  noNumber?: { high: string; low?: string };
  tips?: { heading: string; items: readonly string[] };
  words: typeof entryWords;
  empty: { title: string; text: string };
}

/** Words for an entry of any kind. */
const entryWords = {
  list: 'Your entries',
  save: 'Save entry',
  saved: 'Entry saved',
  dateMissing: 'Enter the date.',
  timeMissing: 'Enter the time, such as 08:15.',
  futureDate: 'This date is in the future. Enter the day it was.',
  futureTime: 'This time is in the future. Enter the time it was.',
};

const pressureWords: typeof entryWords = {
  list: 'Your readings',
  save: 'Save reading',
  saved: 'Reading saved',
  dateMissing: 'Enter the date of the reading.',
  timeMissing: 'Enter the time of the reading, such as 08:15.',
  futureDate: 'This date is in the future. Enter the day you took the reading.',
  futureTime: 'This time is in the future. Enter the time you took the reading.',
};

/** Texts by measure. */
export const measureCopy: Readonly<Record<MeasureKind, MeasureCopy>> = {
  bloodPressure: {
    tab: 'Blood pressure',
    add: 'Add blood pressure',
    fields: {
      systolic: {
        label: 'Upper number',
        help: 'Also called systolic.',
        missing: 'Enter the upper number, such as 128.',
        range: (min, max, unit) =>
          `The upper number must be between ${min} and ${max} ${unit}. Check the display of your monitor.`,
      },
      diastolic: {
        label: 'Lower number',
        help: 'Also called diastolic.',
        missing: 'Enter the lower number, such as 82.',
        range: (min, max, unit) =>
          `The lower number must be between ${min} and ${max} ${unit}. Check the display of your monitor.`,
      },
    },
    order: 'The lower number must be below the upper number. Check whether the two are swapped.',
    choice: '',
    noNumber: { high: 'My monitor shows HI or an error' },
    tips: {
      heading: 'For a reading you can trust',
      items: [
        'Sit and rest for five minutes first.',
        'Back supported, both feet on the floor.',
        'Cuff on bare skin, arm at the height of your heart.',
        'Do not talk while the monitor measures.',
      ],
    },
    words: pressureWords,
    empty: {
      title: 'No readings yet',
      text: 'Each reading you add appears here, with a chart of your upper and lower numbers.',
    },
  },
  sugar: {
    tab: 'Blood sugar',
    add: 'Add blood sugar',
    fields: { value: { label: 'Blood sugar', help: 'As your meter shows it.' } },
    choice: 'When did you measure?',
    noNumber: { high: 'My meter shows HI or an error', low: 'My meter shows LO' },
    words: entryWords,
    empty: {
      title: 'No blood sugar yet',
      text: 'Say when you measured, before or after a meal: the figures mean different things.',
    },
  },
  weight: {
    tab: 'Weight',
    add: 'Add weight',
    fields: { value: { label: 'Weight', help: 'Best in the morning, before breakfast.' } },
    choice: '',
    words: entryWords,
    empty: { title: 'No weight yet', text: 'Once a week is enough to see where it goes.' },
  },
  pulse: {
    tab: 'Pulse',
    add: 'Add pulse',
    fields: {
      value: { label: 'Pulse', help: 'At rest, as your device shows it or counted over one minute.' },
    },
    choice: '',
    words: entryWords,
    empty: { title: 'No pulse yet', text: 'Sit still for a few minutes, then measure.' },
  },
  oxygen: {
    tab: 'Oxygen',
    add: 'Add oxygen saturation',
    fields: {
      value: {
        label: 'Oxygen saturation',
        help: 'SpO₂ as your oximeter shows it. Sit still, with a warm hand and without nail varnish.',
      },
    },
    choice: '',
    words: entryWords,
    empty: { title: 'No oxygen saturation yet', text: 'Sit still for a few minutes, then measure.' },
  },
  temperature: {
    tab: 'Temperature',
    add: 'Add temperature',
    fields: { value: { label: 'Temperature', help: 'As your thermometer shows it.' } },
    choice: '',
    words: entryWords,
    empty: { title: 'No temperature yet', text: 'Measure when you feel hot or cold, or unwell.' },
  },
  exercise: {
    tab: 'Exercise',
    add: 'Add exercise',
    fields: {
      value: {
        label: 'How long?',
        help: 'Everything that lets you breathe faster counts, a brisk walk too.',
      },
    },
    choice: 'How hard was it?',
    words: entryWords,
    empty: { title: 'No exercise yet', text: 'Aim for 150 minutes a week. Short walks add up.' },
  },
  height: {
    tab: 'Height',
    add: 'Add height',
    fields: { value: { label: 'Height', help: 'Without shoes, back against a wall.' } },
    choice: '',
    words: entryWords,
    empty: { title: 'No height yet', text: 'Your weight is read together with your height.' },
  },
};

/** Returns the texts of the field of a number. */
export function fieldCopy(kind: MeasureKind, part: string): FieldCopy {
  const { fields, tab } = measureCopy[kind];
  return fields[part] ?? { label: tab, help: '' };
}

/** Texts that all measures share. */
export const measuresCopy = {
  note: { label: 'Note', help: 'For you and your doctor, such as: after a walk.' },
  cancel: 'Cancel',
  errors: {
    missing: 'Enter the figure.',
    range: (min: string, max: string, unit: string) =>
      `Enter a figure from ${min} to ${max} ${unit}. Check what you typed.`,
    whole: (min: string, max: string, unit: string) => `Enter a whole number from ${min} to ${max} ${unit}.`,
    choice: 'Choose one.',
  },
  saved: {
    /** Text such as “128/82 mmHg, today 08:15.” */
    text: (figure: string, day: string, time: string) => `${figure}, ${day} ${time}.`,
    close: 'Done',
  },
} as const;
