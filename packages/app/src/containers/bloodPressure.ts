import { classifyHomeBp } from '@vitalane/clinical';
import type { BloodPressure } from '@vitalane/contract';
import type {
  BloodPressureCategory,
  BloodPressureEntry,
  BloodPressureTarget,
} from '@vitalane/ui/screens/Diary';

/** Home readings below 135/85 mmHg are in the usual range (ACE Clinical Guidance "Hypertension", 2023, table 5). */
export const usualRange: BloodPressureTarget = { systolicBelowMmHg: 135, diastolicBelowMmHg: 85 };

/** The band of one home reading. `urgent` goes before every other; `low` only when nothing is above the usual range. */
export function categoryOf(sbpMmHg: number, dbpMmHg: number): BloodPressureCategory {
  const result = classifyHomeBp({ sbpMmHg, dbpMmHg });
  // The server stores only plausible readings; should one not be, it is shown without alarm.
  if (result.status !== 'ok') return 'normal';
  if (result.urgent) return 'urgent';
  return result.low && result.category === 'normal' ? 'low' : result.category;
}

/** A stored entry as the screens show it. */
export function toEntry(entry: BloodPressure): BloodPressureEntry {
  const { uuid, valueFrom, valueTo, date, time, measuredAt } = entry;
  return { uuid, valueFrom, valueTo, date, time, measuredAt, category: categoryOf(valueFrom, valueTo) };
}
