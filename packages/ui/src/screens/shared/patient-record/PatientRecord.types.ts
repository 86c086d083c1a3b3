import type { AlertEntry } from '../alerts/alert.types.ts';
import type { MedicineWarning } from '../medicineWarning.types.ts';
import type { MarkedResult } from '../ResultMark.tsx';

/** A figure with the patient's day of it. `date` is `YYYY-MM-DD`, `time` `HH:MM`. */
interface Dated {
  uuid: string;
  date: string;
  time: string;
}

/** One blood pressure. */
export interface RecordPressure extends Dated {
  /** ISO 8601 in UTC. */
  measuredAt: string;
  systolicMmHg: number;
  diastolicMmHg: number;
}

/** One blood sugar. */
export interface RecordSugar extends Dated {
  mmolPerL: number;
}

/** One weight. */
export interface RecordWeight extends Dated {
  kg: number;
}

/** A medicine that the patient takes. */
export interface RecordMedicine {
  uuid: string;
  name: string;
  /** In `unit`. */
  dose: number;
  unit: string;
  frequency: string;
  /** What it is for, in the patient's words. */
  indication: string | null;
  /** What the checks say of it. */
  warnings: readonly MedicineWarning[];
  /** Why the patient takes it in spite of a serious warning. */
  warningReason: string | null;
}

/** A condition of the health record. */
export interface RecordCondition {
  id: string;
  /** Code of the item of the record. */
  item: string;
  /** The words of a condition that is not in the list. */
  text: string | null;
  name: string;
  /** Diagnoses that the patient typed and that were read as this condition. */
  ownWords: readonly string[];
  /** `asked`: counted as yes while a question about it is open. */
  state: 'yes' | 'asked' | 'past' | 'no';
  /** Who said it, where and when. */
  provenance: string;
  /** What a newer result says of it; null when there is nothing to say. */
  note: string | null;
}

/** What a doctor states about a condition. */
export interface ConditionStatement {
  item: string;
  text: string | null;
  says: 'present' | 'resolved' | 'mistake';
}

/** The condition that a doctor corrects; null for one to add. */
export type ConditionEditing =
  | { status: 'closed' }
  | { status: 'open' | 'saving'; condition: RecordCondition | null; message?: string };

/** A result as the laboratory printed it. */
export interface RecordResult extends MarkedResult {
  code: string;
  name: string;
  value: number;
  unit: string;
  comparator?: '<' | '>';
  /** Day of the test, `YYYY-MM-DD`. */
  date: string;
}

/** What the patient aims for in one measure. */
export interface RecordGoal {
  code: string;
  label: string;
  unit: string;
  /** From here on; null for no lower end. */
  low: number | null;
  /** Up to here; null for no upper end. */
  high: number | null;
  setBy: 'usual' | 'patient' | 'doctor';
  /** The numbers in words; empty without a number. */
  text: string;
  /** Who set it and when, or why there is no number. */
  words: string;
  /** Why the doctor set it. */
  reason: string | null;
  /** The lowest and the highest value that a doctor may set. */
  limits: { min: number; max: number };
}

/** What a doctor does about a goal. */
export type GoalStep = 'set' | 'withdraw';

/** What a doctor decides: both ends are null when the goal is withdrawn. */
export interface GoalDecision {
  low: number | null;
  high: number | null;
  /** The patient reads it. */
  reason: string;
}

/** The goal that a doctor sets or withdraws. */
export type GoalEditing =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      goal: RecordGoal;
      step: GoalStep;
      /** Errors of the server by field. */
      errors?: Readonly<Record<string, string>>;
      message?: string;
    };

/** Whether the patient is pregnant. Days are `YYYY-MM-DD`. */
export interface RecordPregnancy {
  /** Null when it is not known. */
  isPregnant: boolean | null;
  statedOn: string | null;
  dueOn: string | null;
  /** The day on which it ended, while the blood pressure is still judged as in pregnancy. */
  endedOn: string | null;
}

/** An earlier consultation with a finished note. */
export interface RecordVisit {
  uuid: string;
  /** Null when the account of the doctor is deleted. */
  doctor: string | null;
  /** `YYYY-MM-DD` where the reader is. */
  date: string;
  note: string | null;
  plan: string | null;
  /** What the doctor added later. */
  addenda: readonly { text: string; date: string }[];
}

/** What a doctor sees of a patient: the last 30 days of the diary, and what holds for longer. */
export interface PatientRecordData {
  fullName: string;
  nricMasked: string | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  gender: string | null;
  phone: string | null;
  /** Null when it was not said. */
  isSmoker: boolean | null;
  /** Null when it was not said, which is not the same as none. */
  isDrugAllergies: boolean | null;
  drugAllergies: string | null;
  /** Null for men. */
  pregnancy: RecordPregnancy | null;
  /** Open health alerts, the worst first. */
  alerts: readonly AlertEntry[];
  goals: readonly RecordGoal[];
  /** Conditions of the health record that count, or did once. */
  conditions: readonly RecordCondition[];
  medicines: readonly RecordMedicine[];
  /** The reader's IANA time zone. */
  timeZone: string;
  /** Newest first. */
  pressures: readonly RecordPressure[];
  /** The average of 7 days against the patient's goal, as the patient reads it; null without a verdict. */
  pressureVerdict: string | null;
  sugars: readonly RecordSugar[];
  weights: readonly RecordWeight[];
  /** The latest of each test. */
  results: readonly RecordResult[];
  /** The last consultations of all doctors, newest first. */
  visits: readonly RecordVisit[];
  /** Whether it was opened with a reason, without a care relation. */
  isWithoutRelation: boolean;
}
