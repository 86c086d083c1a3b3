/** Urgency levels, most urgent first. */
export const ADVICE_LEVELS = ['urgent', 'see_doctor', 'act', 'info'] as const;
/** Urgency of a finding of a report. */
export type AdviceLevel = (typeof ADVICE_LEVELS)[number];

/** Texts of a report for a band. */
export interface BandWords {
  readonly level: AdviceLevel;
  /** Follows the value: "2.9 mmol/L. This is in the usual range." */
  readonly text: string;
  /** Advice for the list of advice. */
  readonly advice?: string;
}

/** Constant part of a report. */
export interface ReportFrame {
  readonly title: string;
  /** Equation, guideline or schedule, and its year. */
  readonly model: string;
  readonly version: string;
  readonly sources: readonly string[];
  /** When to see a doctor, before the emergency line that every report ends with. */
  readonly seekCare: readonly string[];
  /** The same in pregnancy, where other limits apply; `seekCare` when absent. */
  readonly seekCareInPregnancy?: readonly string[];
}

/** Last piece of advice of every report. */
export const REPORT_DISCLAIMER = 'For information only. It does not replace advice from your doctor.';

/** Returns the question about two results of one day: both are shown and the worse one is used. `texts` are value and unit. */
export function twoResultsWords(used: string, others: readonly string[]): string {
  return `You have different results for the same day: ${[used, ...others].join(' and ')}. We use ${used}, to be safe. Please check your reports.`;
}

/** Returns the text for contradictory numbers of one sample. */
export function conflictWords(higher: string, lower: string): string {
  return `These numbers do not fit together: ${higher} cannot be higher than ${lower}. Please check your report.`;
}
