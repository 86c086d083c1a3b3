/**
 * Band of one home reading. The app decides it; a screen only names and draws it.
 * `urgent` goes before every other band; `low` is for readings that are low and not above the usual range.
 */
export type BloodPressureCategory =
  | 'low'
  | 'normal'
  | 'high_normal'
  | 'above_threshold'
  | 'well_above_threshold'
  | 'urgent';

/** One saved blood-pressure reading. */
export interface BloodPressureEntry {
  uuid: string;
  /** Systolic (upper) pressure in mmHg. */
  valueFrom: number;
  /** Diastolic (lower) pressure in mmHg. */
  valueTo: number;
  /** The patient's day of the reading, `YYYY-MM-DD`. */
  date: string;
  /** The patient's time of day of the reading, `HH:MM`. */
  time: string;
  /** The same moment as an instant in UTC, such as `2026-01-01T00:15:00.000Z`. */
  measuredAt: string;
  category: BloodPressureCategory;
}

/** A reading as the form hands it over; everything else about it is known after saving. */
export interface NewBloodPressure {
  /** Systolic (upper) pressure in mmHg, a whole number from 60 to 260. */
  valueFrom: number;
  /** Diastolic (lower) pressure in mmHg, a whole number from 30 to 160, below `valueFrom`. */
  valueTo: number;
  /** `YYYY-MM-DD`, not after today. */
  date: string;
  /** `HH:MM`. */
  time: string;
}

/** The limits below which home readings should stay, in mmHg; the limits themselves are out of range. */
export interface BloodPressureTarget {
  systolicBelowMmHg: number;
  diastolicBelowMmHg: number;
}
