import type { PrintedResult } from '../shared/printedResult.ts';
import type { MarkedResult } from '../shared/ResultMark.tsx';

/** Result as printed by the laboratory. */
export interface SubmittedResult extends PrintedResult, MarkedResult {
  /** Code, such as `ldl`. */
  code: string;
  /** Name, such as “LDL cholesterol”. */
  name: string;
  /** Limits of the printed range, in `unit`; `null` without a printed range. */
  referenceLow: number | null;
  referenceHigh: number | null;
}

/** Submitted report. */
export interface Submission {
  uuid: string;
  /** Date of the test, `YYYY-MM-DD`; `null` for a health profile without results. */
  dateOfLabTest: string | null;
  results: readonly SubmittedResult[];
  /** Reference of the stored report file; `null` without one. */
  file: string | null;
}

/** Deletion that is pending or has failed. */
export type SubmissionDeletion =
  | { status: 'deleting'; uuid: string }
  | { status: 'failed'; uuid: string; message: string };
