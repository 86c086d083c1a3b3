import type { ReportInputRow, ReportText } from '../shared/report/report.types.ts';

/** Report as shown in the past. */
export interface ShownReport {
  uuid: string;
  /** First and last date on which it was shown, `YYYY-MM-DD`. */
  firstOn: string;
  lastOn: string;
  text: ReportText;
  /** Inputs of the report. */
  inputs: readonly ReportInputRow[];
}
