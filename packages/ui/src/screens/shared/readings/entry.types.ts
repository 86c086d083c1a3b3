import type { RangePosition } from '../../../patterns/RangeBadge/index.ts';
import type { ValueAdvice } from '../UrgentAdvice.tsx';

/** Entry as it was before a change. Dates are `YYYY-MM-DD` and times `HH:MM`, in the time zone of the entry. */
export interface EarlierEntry {
  /** Identity within the entry, such as the instant of the change. */
  id: string;
  /** Formatted value with its unit and details: “182/82 mmHg”, “5.6 mmol/L, before a meal”. */
  text: string;
  /** Date of measurement. */
  date: string;
  /** Time of measurement. */
  time: string;
  /** When it was changed. */
  changed: { date: string; time: string };
}

/** Position of a value relative to a range, with its label. */
export interface ReadingRange {
  position: RangePosition;
  label: string;
  /** Whether the value calls for action today. */
  isUrgent?: boolean;
}

/** Entry in a list of the diary. */
export interface DiaryEntry {
  uuid: string;
  /** Formatted value without unit: “5.6”, “128/82”. */
  text: string;
  /** Date in the time zone of the entry, `YYYY-MM-DD`. */
  date: string;
  /** Time in the time zone of the entry, `HH:MM`. */
  time: string;
  /** The same instant, ISO 8601 in UTC. */
  measuredAt?: string;
  /** Additional detail: “Before a meal”. */
  detail?: string;
  /** The patient's words about it. Omitted without any. */
  note?: string;
  /** Position relative to the range. Omitted without a range. */
  range?: ReadingRange;
  /** The entry before each change, latest first. Omitted without a change. */
  earlier?: readonly EarlierEntry[];
}

/** Numbers of a reading in the unit of the user, by part: `{ systolic: 128, diastolic: 82 }`, `{ value: 5.6 }`. */
export type ReadingValues = Readonly<Record<string, number>>;

/** Reading in the unit of the user. */
export interface ReadingEntry extends DiaryEntry {
  values: ReadingValues;
  /** Time of measurement, ISO 8601 in UTC. */
  measuredAt: string;
  /** Id of its line on the chart. Omitted if the parts are the lines. */
  line?: string;
  /** Urgent advice, such as after a very low blood sugar or a fast gain of weight. */
  advice?: ValueAdvice;
}
