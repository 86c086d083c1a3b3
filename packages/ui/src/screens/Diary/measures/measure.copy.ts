import type { ChartMethod } from '../../../patterns/LineChart/index.ts';
import type { MeasureKind } from './measure.types.ts';

/** Texts of a measure. */
export interface MeasureCopy {
  tab: string;
  add: string;
  label: string;
  help: string;
  choice: string;
  /** Aggregation of the entries of a week or month on the chart. Minutes are summed. */
  method: ChartMethod;
  empty: { title: string; text: string };
}

/** Texts by measure. */
export const measureCopy: Readonly<Record<MeasureKind, MeasureCopy>> = {
  sugar: {
    tab: 'Blood sugar',
    add: 'Add blood sugar',
    label: 'Blood sugar',
    help: 'As your meter shows it.',
    choice: 'When did you measure?',
    method: 'average',
    empty: {
      title: 'No blood sugar yet',
      text: 'Say when you measured, before or after a meal: the figures mean different things.',
    },
  },
  weight: {
    tab: 'Weight',
    add: 'Add weight',
    label: 'Weight',
    help: 'Best in the morning, before breakfast.',
    choice: '',
    method: 'average',
    empty: { title: 'No weight yet', text: 'Once a week is enough to see where it goes.' },
  },
  pulse: {
    tab: 'Pulse',
    add: 'Add pulse',
    label: 'Pulse',
    help: 'At rest, as your device shows it or counted over one minute.',
    choice: '',
    method: 'average',
    empty: { title: 'No pulse yet', text: 'Sit still for a few minutes, then measure.' },
  },
  oxygen: {
    tab: 'Oxygen',
    add: 'Add oxygen saturation',
    label: 'Oxygen saturation',
    help: 'SpO₂ as your oximeter shows it. Sit still, with a warm hand and without nail varnish.',
    choice: '',
    method: 'average',
    empty: { title: 'No oxygen saturation yet', text: 'Sit still for a few minutes, then measure.' },
  },
  temperature: {
    tab: 'Temperature',
    add: 'Add temperature',
    label: 'Temperature',
    help: 'As your thermometer shows it.',
    choice: '',
    method: 'average',
    empty: { title: 'No temperature yet', text: 'Measure when you feel hot or cold, or unwell.' },
  },
  exercise: {
    tab: 'Exercise',
    add: 'Add exercise',
    label: 'How long?',
    help: 'Everything that lets you breathe faster counts, a brisk walk too.',
    choice: 'How hard was it?',
    method: 'total',
    empty: { title: 'No exercise yet', text: 'Aim for 150 minutes a week. Short walks add up.' },
  },
  height: {
    tab: 'Height',
    add: 'Add height',
    label: 'Height',
    help: 'Without shoes, back against a wall.',
    choice: '',
    method: 'average',
    empty: { title: 'No height yet', text: 'Your weight is read together with your height.' },
  },
};

/** Texts that all measures share. */
export const measuresCopy = {
  listHeading: 'Your entries',
  save: 'Save entry',
  cancel: 'Cancel',
  noNumber: { high: 'My meter shows HI or an error', low: 'My meter shows LO' },
  errors: {
    missing: 'Enter the figure.',
    range: (min: string, max: string, unit: string) =>
      `Enter a figure from ${min} to ${max} ${unit}. Check what you typed.`,
    whole: (min: string, max: string, unit: string) => `Enter a whole number from ${min} to ${max} ${unit}.`,
    choice: 'Choose one.',
    dateMissing: 'Enter the date.',
    timeMissing: 'Enter the time, such as 08:15.',
    futureDate: 'This date is in the future. Enter the day it was.',
    futureTime: 'This time is in the future. Enter the time it was.',
  },
  saved: {
    title: 'Entry saved',
    text: (figure: string, day: string, time: string) => `${figure}, ${day} ${time}.`,
    close: 'Done',
  },
} as const;
