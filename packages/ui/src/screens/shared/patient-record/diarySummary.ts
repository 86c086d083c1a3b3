import { numberText } from '../../../messages/numberText.ts';

/** Formatted summary of readings of one kind. */
export interface DiarySummary {
  average: string;
  count: number;
  low: string;
  high: string;
  latest: string;
  /** Date of the latest reading, `YYYY-MM-DD`. */
  date: string;
  /** Time of the latest reading, `HH:MM`. */
  time: string;
  /** The latest readings with words of the patient, newest first. */
  noted: readonly NotedReading[];
}

/** Formatted reading with words of the patient. */
interface NotedReading {
  uuid: string;
  figure: string;
  note: string;
  date: string;
  time: string;
}

interface Reading {
  uuid: string;
  date: string;
  time: string;
  note?: string;
}

/** Number of notes of one kind that are shown. */
const notedMax = 3;

interface Measure<T> {
  /** Returns the numbers of a reading, two for blood pressure. */
  figures: (reading: T) => readonly number[];
  /** Number of decimals. */
  decimals: number;
}

/** Returns average, minimum and maximum by the first number, and the latest reading; `null` without readings. Expects newest first. */
export function summariseDiary<T extends Reading>(
  readings: readonly T[],
  { figures, decimals }: Measure<T>,
): DiarySummary | null {
  const [latest] = readings;
  if (!latest) return null;
  const show = (numbers: readonly number[]) => numbers.map((value) => numberText(value, decimals)).join('/');
  const notedOf = (reading: T): NotedReading[] => {
    const { uuid, date, time, note } = reading;
    return note === undefined ? [] : [{ uuid, figure: show(figures(reading)), note, date, time }];
  };
  const sorted = [...readings].sort((one, other) => (figures(one)[0] ?? 0) - (figures(other)[0] ?? 0));
  const [lowest = latest] = sorted;
  const highest = sorted.at(-1) ?? latest;
  const average = figures(latest).map(
    (_, place) =>
      readings.reduce((total, reading) => total + (figures(reading)[place] ?? 0), 0) / readings.length,
  );
  return {
    average: show(average),
    count: readings.length,
    low: show(figures(lowest)),
    high: show(figures(highest)),
    latest: show(figures(latest)),
    date: latest.date,
    time: latest.time,
    noted: readings.flatMap(notedOf).slice(0, notedMax),
  };
}

/** Returns the full years from a date of birth to a date, both `YYYY-MM-DD`. */
export function fullYears(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
