import type { AlertEntry } from '../shared/alerts/alert.types.ts';

/** An alert that a patient shares with the clinic. */
export interface WorklistEntry {
  alert: AlertEntry;
  fullName: string;
  /** As it is written, or null. */
  bornOn: string | null;
  /** Three alerts of this kind or more in 7 days. */
  isFrequent: boolean;
  /** The record of the patient. */
  recordHref: string;
}

/** What a doctor does about an alert: look after it, or end it. */
export type AnswerStep = 'acknowledge' | 'close';

/** What is being written about an alert. */
export type AnswerState =
  | { status: 'closed' }
  | { status: 'open' | 'saving'; entry: WorklistEntry; step: AnswerStep; message?: string };
