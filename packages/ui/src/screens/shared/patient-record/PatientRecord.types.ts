import type { AdherenceData } from '../adherence/adherence.types.ts';
import type { AlertEntry } from '../alerts/alert.types.ts';
import type { MedicineCourse, OwnRepeat } from '../medicinePlan.ts';
import type { MedicineWarning } from '../medicineWarning.types.ts';
import type { PrintedResult } from '../printedResult.ts';
import type { MarkedResult } from '../ResultMark.tsx';

/** Value with its date. `date` is `YYYY-MM-DD`, `time` is `HH:MM`. */
interface Dated {
  uuid: string;
  date: string;
  time: string;
  /** The patient's words about a reading. Omitted without any. */
  note?: string;
}

/** Blood pressure reading. */
export interface RecordPressure extends Dated {
  /** ISO 8601 in UTC. */
  measuredAt: string;
  /** In mmHg. */
  values: { systolic: number; diastolic: number };
}

/** Readings of one measure of the diary. */
export interface RecordMeasure {
  kind: string;
  name: string;
  /** Unit that the reader has chosen. */
  unit: string;
  decimals: number;
  /** What the patient reads about the newest reading; `null` when it calls for nothing. */
  verdict: string | null;
  /** In `unit`, newest first. */
  readings: readonly (Dated & { value: number })[];
}

/** Medicine that the patient takes. */
export interface RecordMedicine extends MedicineCourse {
  uuid: string;
  name: string;
  /** Dose in `unit`, from its first day. */
  dose: number;
  frequency: string;
  /** Recurrence that stands in place of the frequency. */
  repeat: OwnRepeat | null;
  /** Purpose in the patient's words. */
  indication: string | null;
  /** Warnings about the medicine. */
  warnings: readonly MedicineWarning[];
  /** Reason for taking it despite a serious warning. */
  warningReason: string | null;
}

/** Condition of the health record. */
export interface RecordCondition {
  id: string;
  /** Code of the record item. */
  item: string;
  /** Text of a condition outside the list. */
  text: string | null;
  name: string;
  /** Diagnoses typed by the patient that were mapped to this condition. */
  ownWords: readonly string[];
  /** `asked`: treated as yes while a question about it is open. */
  state: 'yes' | 'asked' | 'past' | 'no';
  /** Source and date of the statement. */
  provenance: string;
  /** Comment from a newer result; `null` for none. */
  note: string | null;
}

/** The doctor's statement about a condition. */
export interface ConditionStatement {
  item: string;
  text: string | null;
  says: 'present' | 'resolved' | 'mistake';
}

/** State of the edited condition; `null` for a new one. */
export type ConditionEditing =
  | { status: 'closed' }
  | { status: 'open' | 'saving'; condition: RecordCondition | null; message?: string };

/** Result as printed by the laboratory. */
export interface RecordResult extends PrintedResult, MarkedResult {
  code: string;
  name: string;
  /** Date of the test, `YYYY-MM-DD`. */
  date: string;
}

/** The patient's goal for a measure. */
export interface RecordGoal {
  code: string;
  label: string;
  unit: string;
  /** Lower limit, inclusive; `null` for none. */
  low: number | null;
  /** Upper limit; `null` for none. */
  high: number | null;
  setBy: 'usual' | 'patient' | 'doctor';
  /** Formatted range; empty without a number. */
  text: string;
  /** Origin and date, or the reason why there is no number. */
  words: string;
  /** The doctor's reason. */
  reason: string | null;
  /** Minimum and maximum that a doctor may set. */
  limits: { min: number; max: number };
}

/** Action of a doctor on a goal. */
export type GoalStep = 'set' | 'withdraw';

/** Decision of a doctor. Both limits are `null` for a withdrawal. */
export interface GoalDecision {
  low: number | null;
  high: number | null;
  /** Reason, which the patient reads. */
  reason: string;
}

/** State of the edited goal. */
export type GoalEditing =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      goal: RecordGoal;
      step: GoalStep;
      /** Server errors by field name. */
      errors?: Readonly<Record<string, string>>;
      message?: string;
    };

/** Pregnancy of the patient. Dates are `YYYY-MM-DD`. */
export interface RecordPregnancy {
  /** Whether the patient is pregnant; `null` if unknown. */
  isPregnant: boolean | null;
  statedOn: string | null;
  dueOn: string | null;
  /** Date of its end, while the blood pressure is still assessed as in pregnancy. */
  endedOn: string | null;
}

/** Past consultation with a finished note. */
export interface RecordVisit {
  uuid: string;
  /** Name of the doctor; `null` if the account is deleted. */
  doctor: string | null;
  /** Date in the reader's time zone, `YYYY-MM-DD`. */
  date: string;
  note: string | null;
  plan: string | null;
  /** Later additions of the doctor. */
  addenda: readonly { text: string; date: string }[];
}

/** Record of a patient for a doctor: the last 30 days of the diary, and long-term data. */
export interface PatientRecordData {
  fullName: string;
  nricMasked: string | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  gender: string | null;
  phone: string | null;
  /** `null` without a statement. */
  isSmoker: boolean | null;
  /** `null` without a statement, which differs from “none”. */
  isDrugAllergies: boolean | null;
  drugAllergies: string | null;
  /** `null` for men. */
  pregnancy: RecordPregnancy | null;
  /** Open health alerts, most severe first. */
  alerts: readonly AlertEntry[];
  goals: readonly RecordGoal[];
  /** Current and past conditions of the health record. */
  conditions: readonly RecordCondition[];
  medicines: readonly RecordMedicine[];
  /** How many doses of the last four weeks were taken, as recorded by the patient. */
  adherence: AdherenceData;
  /** The reader's IANA time zone. */
  timeZone: string;
  /** Newest first. */
  pressures: readonly RecordPressure[];
  /** Assessment of the 7-day average against the patient's goal, as shown to the patient; `null` without one. */
  pressureVerdict: string | null;
  /** Blood sugar and weight, then the vital signs with a reading. */
  measures: readonly RecordMeasure[];
  /** Latest result of each test. */
  results: readonly RecordResult[];
  /** Last consultations of all doctors, newest first. */
  visits: readonly RecordVisit[];
  /** Whether it was opened with a reason instead of a care relation. */
  isWithoutRelation: boolean;
}
