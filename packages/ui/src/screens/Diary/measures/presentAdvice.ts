import { dayMs, msBetween } from '@vitalane/time';
import type { MeasureEntry } from './measure.types.ts';

/**
 * Returns the urgent advice of the newest entry, for one day. A later normal entry ends it. `entries` are newest
 * first; `now` is ISO 8601.
 */
export function presentAdvice(entries: readonly MeasureEntry[], now: string): string | undefined {
  const [newest] = entries;
  return newest && msBetween(newest.measuredAt, now) < dayMs ? newest.advice : undefined;
}
