import { addMonths } from '@vitalane/time';

/** When a test is due: `overdue` is past by more than a month, `due_soon` lies within three months. */
export type ScreeningTiming = 'overdue' | 'due' | 'due_soon' | 'up_to_date';

const OVERDUE_AFTER_MONTHS = 1;
const SOON_WITHIN_MONTHS = 3;

/**
 * Returns when a test is due, seen from a day. Dates are YYYY-MM-DD.
 *
 * @signOff [D] A test is overdue after a month, and due soon three months before its date.
 */
export function screeningTiming(nextDue: string, asOf: string): ScreeningTiming {
  if (addMonths(nextDue, OVERDUE_AFTER_MONTHS) < asOf) return 'overdue';
  if (nextDue <= asOf) return 'due';
  return nextDue <= addMonths(asOf, SOON_WITHIN_MONTHS) ? 'due_soon' : 'up_to_date';
}
