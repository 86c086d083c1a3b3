import type { MeasureEntry } from './measure.types.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The advice of the newest entry, for a day. A later calmer entry ends it.
 * `entries` are newest first; `now` is ISO 8601.
 */
export function presentAdvice(entries: readonly MeasureEntry[], now: string): string | undefined {
  const [newest] = entries;
  return newest && Date.parse(now) - Date.parse(newest.measuredAt) < dayMs ? newest.advice : undefined;
}
