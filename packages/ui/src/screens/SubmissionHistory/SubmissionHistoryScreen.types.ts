import type { MarkedResult } from '../shared/ResultMark.tsx';

/** Result as printed by the laboratory. */
export interface SubmittedResult extends MarkedResult {
  /** Code, such as `ldl`. */
  code: string;
  /** Name, such as “LDL cholesterol”. */
  name: string;
  /** Value in `unit`. */
  value: number;
  unit: string;
  /** Comparator of a result printed as a limit, such as “<0.5”. */
  comparator?: '<' | '>';
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
