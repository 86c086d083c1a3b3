import type { ItemCode } from './items.ts';

/** Meanings of a statement. `resolved`: had it, no longer. `mistake`: was entered in error. */
export const SAYS = ['present', 'absent', 'resolved', 'mistake', 'uncertain'] as const;

/** Meaning of a statement. */
export type Says = (typeof SAYS)[number];

/** Sources of a statement. */
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

/** Source of a statement. */
export type StatementSource = (typeof STATEMENT_SOURCES)[number];

/**
 * Statement about a person's health. Statements are added and never changed; a screen that did not ask about an item
 * makes no statement about it.
 */
export interface Statement {
  readonly item: ItemCode;
  readonly says: Says;
  /** A doctor, or the patient; a carer counts as the patient. */
  readonly by: 'doctor' | 'patient';
  /** Doctor's name as shown to patients, such as "Dr Priya Nair". */
  readonly doctorName?: string | null;
  readonly source: StatementSource;
  /** Day on which it was true, YYYY-MM-DD, in the person's civil calendar. Rules use this day. */
  readonly on: string;
  /** Time of entry: a UTC instant ending in Z. */
  readonly recordedAt: string;
  /** Whether it answers a question that showed the contradiction. */
  readonly confirmed?: boolean;
  /** Pregnancy only: due date, YYYY-MM-DD. */
  readonly dueOn?: string | null;
  /** Tests and vaccines only: day of the last one, YYYY-MM-DD. */
  readonly doneOn?: string | null;
  /** Substance of an allergy, a diagnosis as typed, or the smoking status. */
  readonly text?: string | null;
}

/** Medicine that a person takes or took. */
export interface RecordMedicine {
  readonly name: string;
  /** One ATC code for each ingredient; empty when none is known. */
  readonly atcCodes: readonly string[];
  /** First day of taking, YYYY-MM-DD. */
  readonly from: string;
  /** Last day of taking, YYYY-MM-DD; `null` without an end. */
  readonly to?: string | null;
}
