import type { Comparator, HealthRecord, SetGoal, VitalSign } from '@vitalane/clinical';
import type {
  DimensionCode,
  HealthAlert,
  HealthAnswers,
  MedicationWarning,
  ReportInput,
} from '@vitalane/contract';
import type { OwnUnits } from '../../own-units/ownUnits.ts';
import type { WarnedMedicine } from '../medications/warnings.ts';

/** Source of an input. */
export type Origin = ReportInput['origin'];

/** A known fact with its date and source. */
export interface Known<T> {
  value: T;
  /** When it was measured or last confirmed, YYYY-MM-DD; `null` when unknown. */
  date: string | null;
  origin: Origin;
  /** Id of the form that contains a laboratory result. */
  sourceId?: string;
}

/** A reading of the diary, in the canonical unit of its kind. */
export interface DiaryEntry {
  /** UTC instant ending in Z. */
  at: string;
  /** YYYY-MM-DD in the reading's time zone. */
  date: string;
  value: number;
}

/** The readings of one vital sign, newest first. */
export interface VitalSignEntries {
  kind: VitalSign;
  entries: readonly [DiaryEntry, ...DiaryEntry[]];
}

/** A home reading of blood pressure. */
export interface BloodPressureEntry extends Omit<DiaryEntry, 'value'> {
  /** HH:MM */
  time: string;
  sbpMmHg: number;
  dbpMmHg: number;
}

/** A laboratory result: as entered, and in the canonical unit of its dimension. */
export interface LabResult {
  /** In the canonical unit, not rounded; with a comparator it is only a limit. */
  value: number;
  entered: { value: number; unit: string };
  comparator: Comparator | null;
  /** Reference range printed by the laboratory, in the canonical unit. */
  referenceLow: number | null;
  referenceHigh: number | null;
}

/** A laboratory report of one sample. */
export interface LabTest {
  /** Id of the form that contains the report. */
  id: string;
  date: string;
  /** Start of that day in the patient's zone, UTC instant ending in Z. */
  startOfDate: string;
  /** Creation of the form, UTC instant ending in Z. Orders the reports of one day for display only. */
  enteredAt: string;
  isFasting: boolean | null;
  results: Partial<Record<DimensionCode, LabResult>>;
}

/** A medicine in the summary for the doctor. */
interface MedicineLine {
  name: string;
  /** Text of dose, unit and frequency. */
  howTaken: string;
}

/** All facts about a patient that a report may use. Lists are newest first. */
export interface HealthFacts {
  /** The patient's civil day, YYYY-MM-DD. */
  asOf: string;
  timeZone: string;
  fullName: string;
  dateOfBirth: string | null;
  /** `sex` is for clinical equations; the name is the patient's own choice. */
  gender: Known<{ name: string; sex: 'female' | 'male' | null }> | null;
  /** The name is the patient's own choice, `riskTable` the column of the risk table. */
  ethnicity: Known<{ name: string; riskTable: string }> | null;
  /** Conditions, allergies, smoking, pregnancy and similar items, with author and date. */
  record: HealthRecord;
  /** Answers outside the health record, such as the dates of tests and vaccines. */
  answers: HealthAnswers;
  medicines: readonly MedicineLine[];
  /** Medicines with warnings that follow from the other facts, and allergies that no medicine could be checked against. */
  warnings: { medicines: readonly WarnedMedicine[]; allergies: readonly MedicationWarning[] };
  /** Open health alerts, the worst first. */
  alerts: readonly HealthAlert[];
  bloodPressure: readonly BloodPressureEntry[];
  sugar: readonly DiaryEntry[];
  weight: readonly DiaryEntry[];
  /** Those with a reading. */
  vitalSigns: readonly VitalSignEntries[];
  height: readonly DiaryEntry[];
  /** Minutes for the weekly target; a vigorous minute counts twice. */
  exercise: readonly DiaryEntry[];
  labTests: readonly LabTest[];
  /** Goals that the patient or a doctor set; a doctor's goal with both bounds null is withdrawn. */
  setGoals: readonly SetGoal[];
  /** Units of the reader. */
  units: OwnUnits;
}
