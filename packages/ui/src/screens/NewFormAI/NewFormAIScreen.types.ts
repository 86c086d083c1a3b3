import type { FieldOption } from '../../patterns/Field/index.ts';

/** A rectangle on a page, in shares of its width and height from the upper left corner. */
export interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A page of the report to compare with. */
export interface ReportPage {
  /** Counting from 1 over all files. */
  number: number;
  /** Address of its picture; null for a PDF, which the person has beside them. */
  imageUrl: string | null;
}

/** Why a result has to be compared with the paper. */
export type ReadDoubt =
  | 'unclear'
  | 'point'
  | 'several'
  | 'name'
  | 'sample'
  | 'unit'
  | 'range'
  | 'implausible'
  | 'history';

/** A result as it was read, for the person to compare with the paper. */
export interface ProposedResult {
  /** Such as `ldl`. */
  code: string;
  /** Such as “LDL cholesterol”. */
  name: string;
  /** In `unit`. */
  value: number;
  unit: string;
  /** Units it may be in; a label is the unit as it is printed: “µmol/L”. */
  unitChoices: readonly FieldOption[];
  /** Ends of the printed range, in `unit`; null where none was read. */
  referenceLow: number | null;
  referenceHigh: number | null;
  /** Reasons to ask the person about the value. Empty when it was read without doubt and is ticked beforehand. */
  doubts: readonly ReadDoubt[];
  /** The tests it may be, when the paper does not say which; otherwise empty. */
  testChoices: readonly { code: string; name: string }[];
  /** Page it was read from. */
  page: number;
  /** Where on that page; null where that is not known. */
  box: PageBox | null;
  /** The line it was read from. */
  text: string;
  /** Address of a picture of the result on the paper; null where there is none. */
  crop: string | null;
}

/** Somebody outside who may read the pictures when the person agrees. */
export interface ReadingService {
  name: string;
  /** What the person agrees to, in whole sentences. */
  consentText: string;
}

/** Everything that was read from a report. */
export interface Proposal {
  /** Day of the test, `YYYY-MM-DD`; null when none was found. */
  dateOfLabTest: string | null;
  /** Days that a date such as 03/04/2025 may mean; empty when there is nothing to choose. */
  dateChoices: readonly string[];
  results: readonly ProposedResult[];
  /** Lines that look like results and are not taken. */
  notUsed: readonly { page: number; text: string }[];
  pages: readonly ReportPage[];
  /** Pages on which nothing could be read. */
  unreadPages: readonly number[];
  /** The service that the person had agreed to; null when our own server was to read the pictures. */
  service: {
    name: string;
    /** Why our own server has read them after all; null when the service did. */
    fallback: 'timeout' | 'unreachable' | 'refused' | 'unusable' | null;
  } | null;
}

/** How far it is. */
export type ReadingState =
  | { status: 'choosing' /** Why the last try failed. */; message?: string }
  | { status: 'sending'; percent: number }
  | { status: 'reading' }
  | { status: 'read'; proposal: Proposal };

/** A result that the person has compared and taken over; texts as they would type them. */
export interface ConfirmedResult {
  code: string;
  value: string;
  unit: string;
  low: string;
  high: string;
}
