import { daysBetween } from '@vitalane/time';
import { settle } from '../round.ts';

/** Weight on a day. */
export interface DatedWeight {
  readonly weightKg: number;
  /** YYYY-MM-DD */
  readonly date: string;
}

const WEEK = { days: 7, kg: 5, share: 0.05 };
const MONTH = { days: 30, share: 0.1 };

/**
 * Returns whether a weight differs so much from an earlier or later one that a typing error or wrong unit is likely.
 *
 * @signOff [D] A weight is asked about that differs from another of the same 7 days by 5 kg or 5 %, whichever is less,
 * or from one of the same 30 days by more than a tenth.
 */
export function isSuspectWeightChange(typed: DatedWeight, other: DatedWeight): boolean {
  const days = Math.abs(daysBetween(other.date, typed.date));
  const difference = settle(Math.abs(typed.weightKg - other.weightKg));
  if (days <= WEEK.days) return difference >= settle(Math.min(WEEK.kg, other.weightKg * WEEK.share));
  return days <= MONTH.days && difference > settle(other.weightKg * MONTH.share);
}

/** Returns the question about such a weight; both weights are formatted with their unit. */
export function weightChangeQuestion({ typed, other }: { typed: string; other: string }): string {
  return `You entered ${typed}, and ${other} a short time apart. Is ${typed} what your scale shows?`;
}
