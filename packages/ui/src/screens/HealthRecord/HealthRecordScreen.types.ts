import type { FieldOption } from '../../patterns/Field/index.ts';

/** What an answer states. */
export type StatementSays = 'present' | 'absent' | 'resolved' | 'mistake' | 'uncertain';

/** What the patient states about one item. */
export interface NewStatement {
  item: string;
  says: StatementSays;
  /** Answers a question, or the question that follows a removal. */
  confirmed?: boolean;
  /** The day from which it holds, `YYYY-MM-DD`; today when absent. */
  on?: string;
  /** Pregnancy only, `YYYY-MM-DD`. */
  dueOn?: string;
  /** Tests and vaccines only: the day of the last one, `YYYY-MM-DD`. */
  doneOn?: string;
  /** A condition in the patient's own words. */
  text?: string;
}

/** One answer to a question, and what it states. */
export interface QuestionAnswer {
  label: string;
  states: readonly NewStatement[];
}

/** A contradiction to settle, or something that is said too briefly to be used in full. */
export interface RecordQuestion {
  item: string;
  text: string | null;
  /** Why it is asked and what is assumed until then. */
  reason: string;
  /** Null when only the clinic can settle it. */
  question: string | null;
  /** Empty when only the clinic can settle it. */
  answers: readonly QuestionAnswer[];
}

/** Something that reports ask and nobody has said yet. */
export interface UnansweredItem {
  item: string;
  question: string;
  /** Name of a test or vaccine: “yes” asks for the day of the last one. */
  dated?: string;
}

/** One line of the record. */
export interface RecordLine {
  item: string;
  /** The substance of an allergy, or a condition in the patient's own words. */
  text: string | null;
  name: string;
  /** `asked`: counted as true until a question is answered. */
  state: 'yes' | 'asked' | 'past' | 'no';
  /** Who said it, where and when. */
  provenance: string;
  /** What is asked when the patient removes it; null when a doctor recorded it or a medicine tells it. */
  removal: string | null;
  /** A test or vaccine: the day of the last one, `YYYY-MM-DD`, or null when there was none. */
  doneOn?: string | null;
}

/** Days by which the end of a pregnancy is checked, `YYYY-MM-DD`. */
export interface PregnancyDays {
  /** The day on which the pregnancy was stated. */
  statedOn: string;
  /** The earliest day on which it can have ended. */
  endsFrom: string;
}

/** What the record holds, in the order of the page. */
export interface HealthRecordData {
  questions: readonly RecordQuestion[];
  unanswered: readonly UnansweredItem[];
  /** The same about tests and vaccines. */
  unansweredTests: readonly UnansweredItem[];
  conditions: readonly RecordLine[];
  allergies: readonly RecordLine[];
  medicines: readonly RecordLine[];
  /** Tests and vaccines that were done. */
  tests: readonly RecordLine[];
  /** Smoking, pregnancy, frailty, organ damage, family history and circumstances. */
  others: readonly RecordLine[];
  /** What the patient does not have, or no longer has. */
  denied: readonly RecordLine[];
  /** The days that the end of a pregnancy is checked by; null without one. */
  pregnancy: PregnancyDays | null;
  /** Conditions that can be added, by code. */
  conditionOptions: readonly FieldOption[];
}

/** What became of the last change. */
export type RecordChange = { status: 'idle' } | { status: 'saving' } | { status: 'failed'; message: string };
