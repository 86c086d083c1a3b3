import type { BloodPressureEntry } from '../shared/bloodPressure.types.ts';
import type { DiaryEntry } from './entries.types.ts';

/** A blood pressure as a line of the diary, with upper and lower number in mmHg. */
export interface PressureEntry extends DiaryEntry {
  valueFrom: number;
  valueTo: number;
}

/** Returns a reading as a line of the diary. */
export function pressureEntry(reading: BloodPressureEntry): PressureEntry {
  const { uuid, valueFrom, valueTo, date, time, range } = reading;
  return { uuid, valueFrom, valueTo, text: `${valueFrom}/${valueTo}`, date, time, ...(range && { range }) };
}
