import type { Period } from '@vitalane/time';

/** Selectable lengths of a period in days, or all entries. */
export const periodLengths = ['7', '30', '90', '365', 'all'] as const;

/** Length of a period in days, or all entries. */
export type PeriodLength = (typeof periodLengths)[number];

/** Period of the visible entries. */
export interface DiaryPeriod extends Period {
  length: PeriodLength;
  /** Whether earlier entries exist. */
  hasPrevious: boolean;
  /** Whether the period ends before today. */
  hasNext: boolean;
  /** Whether entries of the period are being loaded. */
  isLoading: boolean;
  /** Error of loading entries of the period, such as “Network error. Please try again.”; `null` without an error. */
  failure: string | null;
}

/** Period with its callbacks. */
export interface PeriodProps {
  /** Period of the visible entries. */
  period: DiaryPeriod;
  /** Called with the selected length. The period then ends today. */
  onChoosePeriod: (length: PeriodLength) => void;
  /** Called to show the previous (-1) or next (1) period. */
  onMovePeriod: (steps: 1 | -1) => void;
  /** Called when the user retries loading the entries of the period. */
  onRetryPeriod: () => void;
}
