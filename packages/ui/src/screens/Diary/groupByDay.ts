import type { BloodPressureEntry } from '../shared/bloodPressure.types.ts';

/** The readings of one of the patient's days. */
export interface DiaryDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** In the order given. */
  entries: readonly BloodPressureEntry[];
}

/** Gathers readings by the patient's own day, keeping their order. */
export function groupByDay(entries: readonly BloodPressureEntry[]): DiaryDay[] {
  const dates = [...new Set(entries.map(({ date }) => date))];
  return dates.map((date) => ({ date, entries: entries.filter((entry) => entry.date === date) }));
}
