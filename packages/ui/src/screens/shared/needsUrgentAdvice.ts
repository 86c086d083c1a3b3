import type { BloodPressureEntry } from './bloodPressure.types.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether the newest reading is a crisis of the last 24 hours. A later calmer reading ends the advice.
 * `entries` are newest first; `now` is ISO 8601.
 */
export function needsUrgentAdvice(entries: readonly BloodPressureEntry[], now: string): boolean {
  const [newest] = entries;
  return newest?.category === 'urgent' && Date.parse(now) - Date.parse(newest.measuredAt) < dayMs;
}
