import { daysBetween } from '@vitalane/time';
import { settle } from '../round.ts';

/** Weight on a day. */
export interface DatedWeight {
  readonly weightKg: number;
  /** YYYY-MM-DD */
  readonly date: string;
}

const SUSPECT_SHARE = 0.1;
const WITHIN_DAYS = 30;

/**
 * Returns whether a weight differs so much from an earlier or later one that a typing error or wrong unit is likely.
 *
 * @signOff [D] A weight that differs by more than a tenth from another of the same 30 days is asked about.
 */
export function isSuspectWeightChange(typed: DatedWeight, other: DatedWeight): boolean {
  if (Math.abs(daysBetween(other.date, typed.date)) > WITHIN_DAYS) return false;
  return settle(Math.abs(typed.weightKg - other.weightKg)) > settle(other.weightKg * SUSPECT_SHARE);
}

/** Returns the question about such a weight; both weights are formatted with their unit. */
export function weightChangeQuestion({ typed, other }: { typed: string; other: string }): string {
  return `You entered ${typed}, and ${other} a short time apart. Is ${typed} what your scale shows?`;
}
