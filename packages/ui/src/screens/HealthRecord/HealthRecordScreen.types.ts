import type { FieldOption } from '../../patterns/Field/index.ts';

/** Value of a statement. */
export type StatementSays = 'present' | 'absent' | 'resolved' | 'mistake' | 'uncertain';

/** The patient's statement about an item. */
export interface NewStatement {
  item: string;
  says: StatementSays;
  /** Whether it answers a question, or the confirmation of a removal. */
  confirmed?: boolean;
  /** Date from which it is valid, `YYYY-MM-DD`. Default: today. */
  on?: string;
  /** Due date of a pregnancy, `YYYY-MM-DD`. */
  dueOn?: string;
  /** Date of the last test or vaccine, `YYYY-MM-DD`. */
  doneOn?: string;
  /** Condition in the patient's own words. */
  text?: string;
}

/** Answer to a question, with its statement. */
export interface QuestionAnswer {
  label: string;
  states: readonly NewStatement[];
}

/** Question about a contradiction, or about a statement that lacks detail. */
export interface RecordQuestion {
  item: string;
  text: string | null;
  /** Reason for the question, and the assumption until it is answered. */
  reason: string;
  /** Text of the question; `null` if only the clinic can answer it. */
  question: string | null;
  /** Possible answers; empty if only the clinic can answer it. */
  answers: readonly QuestionAnswer[];
}

/** Item that reports need and that has no statement yet. */
export interface UnansweredItem {
  item: string;
  question: string;
  /** Name of a test or vaccine, whose “yes” requires the date of the last one. */
  dated?: string;
}

/** Line of the record. */
export interface RecordLine {
  item: string;
  /** Allergen, or a condition in the patient's own words. */
  text: string | null;
  name: string;
  /** `asked`: treated as true until a question is answered. */
  state: 'yes' | 'asked' | 'past' | 'no';
  /** Source and date of the statement. */
  provenance: string;
  /** Confirmation question for a removal; `null` if a doctor recorded it or a medicine implies it. */
  removal: string | null;
  /** Date of the last test or vaccine, `YYYY-MM-DD`; `null` if there was none. */
  doneOn?: string | null;
}

/** Dates that limit the end of a pregnancy, `YYYY-MM-DD`. */
export interface PregnancyDays {
  /** Date on which the pregnancy was stated. */
  statedOn: string;
  /** Earliest possible date of its end. */
  endsFrom: string;
}

/** Content of the record, in page order. */
export interface HealthRecordData {
  questions: readonly RecordQuestion[];
  unanswered: readonly UnansweredItem[];
  /** Items about tests and vaccines. */
  unansweredTests: readonly UnansweredItem[];
  conditions: readonly RecordLine[];
  allergies: readonly RecordLine[];
  medicines: readonly RecordLine[];
  /** Completed tests and vaccines. */
  tests: readonly RecordLine[];
  /** Smoking, pregnancy, frailty, organ damage, family history and circumstances. */
  others: readonly RecordLine[];
  /** Conditions that the patient does not have, or no longer has. */
  denied: readonly RecordLine[];
  /** Dates that limit the end of a pregnancy; `null` without a pregnancy. */
  pregnancy: PregnancyDays | null;
  /** Conditions that can be added, by code. */
  conditionOptions: readonly FieldOption[];
}

/** State of the last change. */
export type RecordChange = { status: 'idle' } | { status: 'saving' } | { status: 'failed'; message: string };
