import type { AlertEntry } from '../shared/alerts/alert.types.ts';

/** Alert that a patient shares with the clinic. */
export interface WorklistEntry {
  alert: AlertEntry;
  fullName: string;
  /** Formatted date of birth, or `null`. */
  bornOn: string | null;
  /** Whether there are three or more alerts of this kind in 7 days. */
  isFrequent: boolean;
  /** Path of the patient's record. */
  recordHref: string;
}

/** Response to an alert: acknowledge or close it. */
export type AnswerStep = 'acknowledge' | 'close';

/** State of the response. */
export type AnswerState =
  | { status: 'closed' }
  | { status: 'open' | 'saving'; entry: WorklistEntry; step: AnswerStep; message?: string };
