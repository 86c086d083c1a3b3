import type { ItemCode } from './items.ts';

/** What a statement says of its item. `resolved`: had it, no longer. `mistake`: was entered in error. */
export const SAYS = ['present', 'absent', 'resolved', 'mistake', 'uncertain'] as const;

/** What a statement says of its item. */
export type Says = (typeof SAYS)[number];

/** Where a statement was made. */
export const STATEMENT_SOURCES = [
  'profile',
  'health_form',
  'diagnosis',
  'health_answers',
  'health_record',
  'medicine_list',
  'doctor_note',
  'import',
] as const;

/** Where a statement was made. */
export type StatementSource = (typeof STATEMENT_SOURCES)[number];

/**
 * One thing that somebody said about a person's health. Statements are added and never changed; a screen that did not
 * ask about an item makes no statement about it.
 */
export interface Statement {
  readonly item: ItemCode;
  readonly says: Says;
  /** A doctor, or the patient; a carer counts as the patient. */
  readonly by: 'doctor' | 'patient';
  /** The doctor's name as patients see it, such as "Dr Priya Nair". */
  readonly doctorName?: string | null;
  readonly source: StatementSource;
  /** The day on which it was true, YYYY-MM-DD, in the person's civil calendar. Rules use this day. */
  readonly on: string;
  /** When it was entered: a UTC instant ending in Z. */
  readonly recordedAt: string;
  /** True for an answer to a question that showed the contradiction. */
  readonly confirmed?: boolean;
  /** Pregnancy only: the day on which the birth is due, YYYY-MM-DD. */
  readonly dueOn?: string | null;
  /** Tests and vaccines only: the day on which the last one was done, YYYY-MM-DD. */
  readonly doneOn?: string | null;
  /** The substance of an allergy, a diagnosis in the person's own words, or the smoking status. */
  readonly text?: string | null;
}

/** A medicine that a person takes or took. */
export interface RecordMedicine {
  readonly name: string;
  /** One ATC code for each ingredient; empty when none is known. */
  readonly atcCodes: readonly string[];
  /** First day of taking, YYYY-MM-DD. */
  readonly from: string;
  /** Last day of taking, YYYY-MM-DD; null while there is no end. */
  readonly to?: string | null;
}
