import { addMonths } from '@vitalane/time';
import { type ScreeningTiming, screeningTiming } from './timing.ts';

/** Yearly check of a person with diabetes. */
export type DiabetesCheck = 'eye_photo' | 'foot_check' | 'urine_albumin';

/** Yearly check; `nextDue` and `timing` are `null` when the last one is not known. */
export interface YearlyCheck {
  readonly check: DiabetesCheck;
  /** YYYY-MM-DD */
  readonly nextDue: string | null;
  readonly timing: ScreeningTiming | null;
}

const INTERVAL_MONTHS = 12;

/**
 * Returns the yearly checks of a person with diabetes. Dates are YYYY-MM-DD. Eye and foot checks have no date, because
 * none is recorded. Sources: ADA Standards of Care, sections 11 and 12; Healthier SG diabetes protocol, July 2024.
 */
export function diabetesChecks(asOf: string, lastUrineAlbumin: string | null): readonly YearlyCheck[] {
  const nextDue = lastUrineAlbumin === null ? asOf : addMonths(lastUrineAlbumin, INTERVAL_MONTHS);
  return [
    { check: 'eye_photo', nextDue: null, timing: null },
    { check: 'foot_check', nextDue: null, timing: null },
    { check: 'urine_albumin', nextDue, timing: screeningTiming(nextDue, asOf) },
  ];
}
