import type { MarkedResult } from '../shared/ResultMark.tsx';

/** A result as the laboratory printed it. */
export interface SubmittedResult extends MarkedResult {
  /** Such as `ldl`. */
  code: string;
  /** Such as “LDL cholesterol”. */
  name: string;
  /** In `unit`. */
  value: number;
  unit: string;
  /** For a result printed as a limit, such as “<0.5”. */
  comparator?: '<' | '>';
  /** Ends of the printed range, in `unit`; null where none was printed. */
  referenceLow: number | null;
  referenceHigh: number | null;
}

/** One report that was entered. */
export interface Submission {
  uuid: string;
  /** Day of the test, `YYYY-MM-DD`; null for a health profile without results. */
  dateOfLabTest: string | null;
  results: readonly SubmittedResult[];
  /** Reference of the report that is kept with them; null without one. */
  file: string | null;
}

/** A pending deletion, or the last one that failed. */
export type SubmissionDeletion =
  | { status: 'deleting'; uuid: string }
  | { status: 'failed'; uuid: string; message: string };
