import { dayMs, msBetween } from '@vitalane/time';
import type { ValueAdvice } from '../../shared/UrgentAdvice.tsx';
import type { BloodPressureFormState } from '../DiaryScreen.types.ts';
import type { MeasureEntry, MeasureFormState } from './measure.types.ts';

/**
 * Returns the urgent advice of the newest entry, for one day. A later normal entry ends it. `entries` are newest
 * first; `now` is ISO 8601.
 */
export function presentAdvice(entries: readonly MeasureEntry[], now: string): ValueAdvice | undefined {
  const [newest] = entries;
  return newest && msBetween(newest.measuredAt, now) < dayMs ? newest.advice : undefined;
}

/**
 * Returns whether a form asks about a value or advises on it. The page then shows no advice of earlier entries, which
 * may tell the opposite.
 */
export function hasOwnAdvice(form: BloodPressureFormState | MeasureFormState): boolean {
  return form.status !== 'closed' && Boolean(form.check ?? form.advice);
}
