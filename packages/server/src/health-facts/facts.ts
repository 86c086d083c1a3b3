import type { HealthRecord, SetGoal } from '@vitalane/clinical';
import type { DimensionCode, HealthAlert, HealthAnswers, MeasureUnit, ReportInput } from '@vitalane/contract';

/** Where an input comes from. */
export type Origin = ReportInput['origin'];

/** Something known, since when, and from where. */
export interface Known<T> {
  value: T;
  /** When it was measured or last confirmed, YYYY-MM-DD; null when that is not known. */
  date: string | null;
  origin: Origin;
  /** The form that a laboratory result stands in. */
  sourceId?: string;
}

/** A measure of the diary, in the canonical unit of its kind. */
export interface DiaryEntry {
  /** UTC instant ending in Z. */
  at: string;
  /** YYYY-MM-DD in the zone of the reading. */
  date: string;
  value: number;
}

/** A home reading of the blood pressure. */
export interface BloodPressureEntry extends Omit<DiaryEntry, 'value'> {
  /** HH:MM */
  time: string;
  sbpMmHg: number;
  dbpMmHg: number;
}

/** One result of a laboratory test: as it was entered, and in the canonical unit of its dimension. */
export interface LabResult {
  /** In the canonical unit, not rounded; with a comparator it is only a limit. */
  value: number;
  entered: { value: number; unit: string };
  comparator: '<' | '>' | null;
  /** The range that the laboratory printed, in the canonical unit. */
  referenceLow: number | null;
  referenceHigh: number | null;
}

/** One laboratory report: one sample. */
export interface LabTest {
  /** The form that holds the report. */
  id: string;
  date: string;
  /** When that day begins where the person lives, UTC instant ending in Z. */
  startOfDate: string;
  /** When the form was made, UTC instant ending in Z; orders the reports of one day for the eye only. */
  enteredAt: string;
  isFasting: boolean | null;
  results: Partial<Record<DimensionCode, LabResult>>;
}

/** A medicine, as the summary for the doctor shows it. */
interface MedicineLine {
  name: string;
  /** Dose, unit and frequency in words. */
  howTaken: string;
}

/** Everything that is known of one person and that a report may rest on. Lists are newest first. */
export interface HealthFacts {
  /** The person's civil day, YYYY-MM-DD. */
  asOf: string;
  timeZone: string;
  fullName: string;
  dateOfBirth: string | null;
  /** The sex that equations take; the text is the person's own choice. */
  gender: Known<{ name: string; sex: 'female' | 'male' | null }> | null;
  /** The text is the person's own choice, `riskTable` the column of the risk table. */
  ethnicity: Known<{ name: string; riskTable: string }> | null;
  /** Conditions, allergies, smoking, pregnancy and the like, with who said so and when. */
  record: HealthRecord;
  /** Answers that the record does not hold, such as the days of tests and vaccines. */
  answers: HealthAnswers;
  medicines: readonly MedicineLine[];
  /** Open health alerts, the worst first. */
  alerts: readonly HealthAlert[];
  bloodPressure: readonly BloodPressureEntry[];
  sugar: readonly DiaryEntry[];
  weight: readonly DiaryEntry[];
  height: readonly DiaryEntry[];
  /** Minutes that count towards the weekly target: a vigorous minute is two. */
  exercise: readonly DiaryEntry[];
  labTests: readonly LabTest[];
  /** Goals that this person or a doctor set; with both ends null a doctor ended one. */
  setGoals: readonly SetGoal[];
  /** The unit that the person reads an analyte in, where it is not the canonical one. */
  units: Partial<Record<string, MeasureUnit>>;
}
