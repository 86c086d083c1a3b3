import type { ReportInputRow, ReportText } from '../shared/report/report.types.ts';

/** One report as it was shown. */
export interface ShownReport {
  uuid: string;
  /** The days on which it was shown first and last, `YYYY-MM-DD`. */
  firstOn: string;
  lastOn: string;
  text: ReportText;
  /** What it rested on. */
  inputs: readonly ReportInputRow[];
}
