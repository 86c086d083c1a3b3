import type { BloodPressureEntry } from '../shared/bloodPressure.types.ts';
import type { DiaryEntry } from './entries.types.ts';

/** A reading as a line of the diary. */
export function pressureEntry(reading: BloodPressureEntry): DiaryEntry {
  const { uuid, valueFrom, valueTo, date, time, range } = reading;
  return { uuid, text: `${valueFrom}/${valueTo}`, date, time, ...(range && { range }) };
}
