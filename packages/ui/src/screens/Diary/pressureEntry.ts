import type { BloodPressureEntry } from '../shared/bloodPressure.types.ts';
import type { DiaryEntry } from './entries.types.ts';

/** Blood pressure as a diary entry, systolic and diastolic in mmHg. */
export interface PressureEntry extends DiaryEntry {
  valueFrom: number;
  valueTo: number;
}

/** Returns a reading as a diary entry. */
export function pressureEntry(reading: BloodPressureEntry): PressureEntry {
  const { uuid, valueFrom, valueTo, date, time, measuredAt, range, earlier } = reading;
  const text = `${valueFrom}/${valueTo}`;
  return {
    uuid,
    valueFrom,
    valueTo,
    text,
    date,
    time,
    measuredAt,
    ...(range && { range }),
    ...(earlier && { earlier }),
  };
}
