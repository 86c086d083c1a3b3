import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type { BloodPressureEntry } from '../shared/bloodPressure.types.ts';
import { rangePosition } from '../shared/rangePosition.ts';
import type { DiaryEntry } from './entries.types.ts';

/** A reading as a line of the diary. */
export function pressureEntry(reading: BloodPressureEntry): DiaryEntry {
  const { uuid, valueFrom, valueTo, date, time, category } = reading;
  const range = { position: rangePosition[category], label: bloodPressureCopy.category[category] };
  return { uuid, text: `${valueFrom}/${valueTo}`, date, time, range };
}
