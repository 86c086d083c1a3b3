import type { FieldOption } from '../../patterns/Field/index.ts';
import type { Comparator } from '../shared/printedResult.ts';

/** Rectangle on a page, in fractions of width and height from the upper left corner. */
export interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Page of the report. */
export interface ReportPage {
  /** Page number, from 1 across all files. */
  number: number;
  /** URL of the image; `null` for a PDF, which the user compares separately. */
  imageUrl: string | null;
}

/** Reason to compare a result with the report. */
export type ReadDoubt =
  | 'unclear'
  | 'point'
  | 'several'
  | 'limit'
  | 'name'
  | 'sample'
  | 'unit'
  | 'range'
  | 'implausible'
  | 'history';

/** Result as read, for comparison with the report. */
export interface ProposedResult {
  /** Code, such as `ldl`. */
  code: string;
  /** Name, such as “LDL cholesterol”. */
  name: string;
  /** Value in `unit`; a limit with a comparator. */
  value: number;
  /** Sign of a limit, such as “<0.5”; `null` for a measured value. */
  comparator: Comparator | null;
  unit: string;
  /** Possible units. A label is the printed unit: “µmol/L”. */
  unitChoices: readonly FieldOption[];
  /** Limits of the printed range, in `unit`; `null` if not found. */
  referenceLow: number | null;
  referenceHigh: number | null;
  /** Reasons to verify the value. Without any, the result is selected by default. */
  doubts: readonly ReadDoubt[];
  /** Candidate tests if the report is ambiguous; otherwise empty. */
  testChoices: readonly { code: string; name: string }[];
  /** Page of the result. */
  page: number;
  /** Position on that page; `null` if unknown. */
  box: PageBox | null;
  /** Source line of the result. */
  text: string;
  /** URL of an image of the result; `null` without one. */
  crop: string | null;
}

/** External service that may read the images with the user's consent. */
export interface ReadingService {
  name: string;
  /** Text of the consent, in full sentences. */
  consentText: string;
}

/** Everything that was read from a report. */
export interface Proposal {
  /** Date of the test, `YYYY-MM-DD`; `null` if not found. */
  dateOfLabTest: string | null;
  /** Possible dates of an ambiguous date such as 03/04/2025; empty without ambiguity. */
  dateChoices: readonly string[];
  results: readonly ProposedResult[];
  /** Lines that look like results but are not used. */
  notUsed: readonly { page: number; text: string }[];
  pages: readonly ReportPage[];
  /** Pages without readable text. */
  unreadPages: readonly number[];
  /** Service with the user's consent; `null` if the server was to read the images itself. */
  service: {
    name: string;
    /** Reason why the server read them instead; `null` if the service did. */
    fallback: 'timeout' | 'unreachable' | 'refused' | 'unusable' | null;
  } | null;
}

/** State of the reading. */
export type ReadingState =
  | { status: 'choosing' /** Error of the last attempt. */; message?: string }
  | { status: 'sending'; percent: number }
  | { status: 'reading' }
  | { status: 'read'; proposal: Proposal };

/** Result that the user has confirmed, as text. */
export interface ConfirmedResult {
  code: string;
  value: string;
  unit: string;
  low: string;
  high: string;
}

/** The user's decision on a result. */
export interface Verdict {
  isRight: boolean;
  /** Code of the test. */
  code: string;
  value: string;
  unit: string;
}
