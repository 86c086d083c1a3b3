import {
  crisisAdvice,
  highSugarAdvice,
  lowOxygenAdvice,
  lowSugarAdvice,
} from '../../shared/emergency.fixtures.ts';
import type { ReadingEntry, ReadingValues } from '../../shared/readings/entry.types.ts';
import { homeTarget } from '../../shared/readings/pressure.fixtures.ts';
import { pressureParts } from '../../shared/readings/pressureParts.ts';
import type { Measure } from './measure.types.ts';

const [upper, lower] = pressureParts(homeTarget);

/** Blood pressure with the limits of the patient's goal. */
export const pressure: Measure = {
  kind: 'bloodPressure',
  unit: 'mmHg',
  decimals: 0,
  parts: [
    { ...upper, min: 40, max: 300 },
    { ...lower, min: 20, max: 200 },
  ],
  noNumberAdvice: {
    high: { ...crisisAdvice, reason: 'Your blood pressure may be too high to be measured.' },
  },
  refusedAdviceOf: ({ systolic }) => (systolic === 1800 ? crisisAdvice : null),
  choices: null,
};

/** Returns the only number of a measure. */
const number = (min: number, max: number, target?: Measure['parts'][0]['target']): Measure['parts'] => [
  { id: 'value', min, max, ...(target && { target }) },
];

export const sugar: Measure = {
  kind: 'sugar',
  unit: 'mmol/L',
  decimals: 1,
  parts: number(0.6, 60),
  refusedAdviceOf: ({ value = 1 }: ReadingValues) => (value > 60 ? crisisAdvice : null),
  noNumberAdvice: { high: highSugarAdvice, low: lowSugarAdvice },
  choices: [
    { value: 'fasting', label: 'Fasting' },
    { value: 'before_meal', label: 'Before a meal' },
    { value: 'after_meal', label: 'After a meal' },
    { value: 'bedtime', label: 'At bedtime' },
    { value: 'other', label: 'At another time' },
  ],
  lines: [
    {
      id: 'beforeMeals',
      name: 'Before meals',
      target: { label: 'Usual goal before meals', low: 4, high: 7 },
    },
    { id: 'afterMeals', name: 'After meals', target: { label: 'Usual goal after meals', low: 5, high: 10 } },
  ],
};

export const weight: Measure = {
  kind: 'weight',
  unit: 'kg',
  decimals: 1,
  parts: number(2, 400),
  choices: null,
};

type Row = [dayTime: string, value: number, detail: string];

const rows: Row[] = [
  ['2026-01-01T07:30', 6.4, 'Fasting'],
  ['2025-12-31T20:40', 9.1, 'After a meal'],
  ['2025-12-31T07:20', 6.1, 'Fasting'],
  ['2025-12-30T07:25', 11.8, 'After a meal'],
  ['2025-12-28T07:40', 5.9, 'Fasting'],
];

/** Five blood sugar entries, one above the target. */
export const sugars: readonly ReadingEntry[] = rows.map(([dayTime, value, detail], index) => {
  const [date = '', time = ''] = dayTime.split('T');
  const isAbove = value > 10;
  return {
    uuid: `s${index}`,
    values: { value },
    text: value.toFixed(1),
    date,
    time,
    measuredAt: new Date(`${dayTime}:00+08:00`).toISOString(),
    detail,
    line: detail === 'Fasting' ? 'beforeMeals' : 'afterMeals',
    range: { position: isAbove ? 'above' : 'inRange', label: isAbove ? 'Above target' : 'In target' },
  };
});

/** Very low blood sugar with urgent advice. */
export const lowSugar: ReadingEntry = {
  uuid: 'low',
  values: { value: 2.8 },
  text: '2.8',
  date: '2026-01-01',
  time: '17:05',
  measuredAt: '2026-01-01T09:05:00.000Z',
  detail: 'Before a meal',
  line: 'beforeMeals',
  range: { position: 'below', label: 'Very low' },
  advice: lowSugarAdvice,
};

/** Blood sugar that needs a hospital, entered a few minutes ago. */
export const highSugar: ReadingEntry = {
  ...lowSugar,
  uuid: 'high',
  values: { value: 27 },
  text: '27.0',
  range: { position: 'above', label: 'Very high' },
  advice: highSugarAdvice,
};

const vitalSign = { choices: null, decimals: 0, isUsualRange: true } as const;

/** Pulse with its usual range. */
export const pulse: Measure = {
  ...vitalSign,
  kind: 'pulse',
  unit: 'bpm',
  parts: number(20, 250, { label: 'Usual range', low: 60, high: 100 }),
};

/** Oxygen saturation with its usual range. */
export const oxygen: Measure = {
  ...vitalSign,
  kind: 'oxygen',
  unit: '%',
  parts: number(50, 100, { label: 'Usual range', low: 95 }),
};

/** Temperature with its usual range. */
export const temperature: Measure = {
  ...vitalSign,
  kind: 'temperature',
  unit: '°C',
  decimals: 1,
  parts: number(30, 45, { label: 'Usual range', low: 36.1, high: 37.9 }),
};

/** Readings of oxygen on five evenings, the last one very low with urgent advice. */
export const oxygens: readonly ReadingEntry[] = [91, 96, 97, 97, 98].map((value, index) => {
  const date = index === 0 ? '2026-01-01' : `2025-12-${32 - index}`;
  return {
    uuid: `o${index}`,
    values: { value },
    text: String(value),
    date,
    time: '17:05',
    measuredAt: `${date}T09:05:00.000Z`,
    ...(index === 0 && {
      range: { position: 'below', label: 'Very low', isUrgent: true },
      advice: lowOxygenAdvice,
    }),
  };
});
