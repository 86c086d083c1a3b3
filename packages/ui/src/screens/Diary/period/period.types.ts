import type { Period } from '@vitalane/time';

/** Lengths of periods to choose from: days, or everything. */
export const periodLengths = ['7', '30', '90', '365', 'all'] as const;

/** Length of a period: days, or everything. */
export type PeriodLength = (typeof periodLengths)[number];

/** The period whose entries the diary shows. */
export interface DiaryPeriod extends Period {
  length: PeriodLength;
  /** Whether entries before it exist. */
  hasPrevious: boolean;
  /** Whether it ends before today. */
  hasNext: boolean;
  /** Whether some of its entries are still being loaded. */
  isLoading: boolean;
  /** Why some of its entries could not be loaded, such as “Network error. Please try again.”; null when they could. */
  failure: string | null;
}

/** The period of a diary's part, and how to choose another. */
export interface PeriodProps {
  /** The period whose entries are shown. */
  period: DiaryPeriod;
  /** Called with the length that the person chooses; the period then ends today. */
  onChoosePeriod: (length: PeriodLength) => void;
  /** Called to show the period before (-1) or after (1). */
  onMovePeriod: (steps: 1 | -1) => void;
  /** Called to load again what failed to load of the period. */
  onRetryPeriod: () => void;
}
