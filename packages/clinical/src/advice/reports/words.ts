/** How soon to act, the most pressing first. */
export const ADVICE_LEVELS = ['urgent', 'see_doctor', 'act', 'info'] as const;
/** How soon to act on a finding of a report. */
export type AdviceLevel = (typeof ADVICE_LEVELS)[number];

/** What a report says about a band. */
export interface BandWords {
  readonly level: AdviceLevel;
  /** Follows the value: "2.9 mmol/L. This is in the usual range." */
  readonly text: string;
  /** What to do about it, for the list of advice. */
  readonly advice?: string;
}

/** What is the same in every copy of a report. */
export interface ReportFrame {
  readonly title: string;
  /** The equation, guideline or schedule, and its year. */
  readonly model: string;
  readonly version: string;
  readonly sources: readonly string[];
  /** When to see a doctor, before the emergency line that every report ends with. */
  readonly seekCare: readonly string[];
  /** The same in pregnancy, where other limits hold; `seekCare` when absent. */
  readonly seekCareInPregnancy?: readonly string[];
}

/** The last piece of advice of every report. */
export const REPORT_DISCLAIMER = 'For information only. It does not replace advice from your doctor.';

/** Asks about two results of one day: both are shown and the worse one is used. `texts` are value and unit. */
export function twoResultsWords(used: string, others: readonly string[]): string {
  return `You have different results for the same day: ${[used, ...others].join(' and ')}. We use ${used}, to be safe. Please check your reports.`;
}

/** Returns words for numbers of one sample that cannot all be right. */
export function conflictWords(higher: string, lower: string): string {
  return `These numbers do not fit together: ${higher} cannot be higher than ${lower}. Please check your report.`;
}
