/** Urgency levels, most urgent first. */
export const ADVICE_LEVELS = ['urgent', 'see_doctor', 'act', 'info'] as const;
/** Urgency of a finding of a report. */
export type AdviceLevel = (typeof ADVICE_LEVELS)[number];

/** Texts of a report for a band. */
export interface BandWords {
  readonly level: AdviceLevel;
  /** What the value means; follows it: "2.9 mmol/L. This is in the usual range." */
  readonly text: string;
  /** What the patient can do about it, for the list of advice; absent when nothing follows. */
  readonly advice?: string;
}

/** Constant part of a report. */
export interface ReportFrame {
  readonly title: string;
  /** Equation, guideline or schedule, and its year. */
  readonly model: string;
  readonly version: string;
  readonly sources: readonly string[];
  /** Stands in the list of advice when nothing follows from the findings: why, and when to measure again. */
  readonly nothingToDo: string;
  /** When to see a doctor, before the emergency line that every report ends with. */
  readonly seekCare: readonly string[];
  /** The same in pregnancy, where other limits apply; `seekCare` when absent. */
  readonly seekCareInPregnancy?: readonly string[];
}

/** Last piece of advice of every report. */
export const REPORT_DISCLAIMER = 'For information only. It does not replace advice from your doctor.';

/**
 * Returns why no action follows from values that are all in the usual range.
 *
 * @signOff [D] When to measure again while every value is in the usual range.
 */
export function allUsualWords(again: string): string {
  return `All values of this report are in the usual range. Measure again ${again}, or when your doctor planned it.`;
}

/** Stands in the list of advice when the report has neither an action nor a value in the usual range. */
export const SHOW_REPORT_WORDS = 'Show this report at your next visit, and ask what it means for you.';

/** Texts for a result that is only a limit, such as "<2.0", and that spans several bands. */
export const LIMIT_ONLY_WORDS: BandWords = {
  level: 'info',
  text: 'Your report gives only a limit, so we cannot say which range it is in.',
  advice: 'Ask your clinic for the exact result where your report gives only a limit.',
};

/** Returns the question about two results of one day: both are shown and the worse one is used. `texts` are value and unit. */
export function twoResultsWords(used: string, others: readonly string[]): string {
  return `You have different results for the same day: ${[used, ...others].join(' and ')}. We use ${used}, to be safe. Please check your reports.`;
}

/** Action for different results of one day, and for numbers that do not fit together. */
export const CHECK_ENTRY_ADVICE =
  'Compare your entry with the printed report. Correct it, or ask your clinic which result is right.';

/** Returns the text for contradictory numbers of one sample. */
export function conflictWords(higher: string, lower: string): string {
  return `These numbers do not fit together: ${higher} cannot be higher than ${lower}. Please check your report.`;
}
