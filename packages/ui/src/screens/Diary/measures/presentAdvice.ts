import { dayMs, msBetween } from '@vitalane/time';
import type { ReadingEntry } from '../../shared/readings/entry.types.ts';
import type { ValueAdvice } from '../../shared/UrgentAdvice.tsx';
import type { ReadingFormState } from './measure.types.ts';

/**
 * Returns the urgent advice of the newest entry, for one day. A later normal entry ends it. `entries` are newest
 * first; `now` is ISO 8601.
 */
export function presentAdvice(entries: readonly ReadingEntry[], now: string): ValueAdvice | undefined {
  const [newest] = entries;
  return newest && msBetween(newest.measuredAt, now) < dayMs ? newest.advice : undefined;
}

/**
 * Returns whether a form asks about a value or advises on it. The page then shows no advice of earlier entries, which
 * may tell the opposite.
 */
export function hasOwnAdvice(form: ReadingFormState): boolean {
  return form.status !== 'closed' && Boolean(form.check ?? form.advice);
}
