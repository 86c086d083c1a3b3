import type { RangePosition } from '../../patterns/RangeBadge/index.ts';
import type { EmergencyCallLink } from './EmergencyCall.tsx';

/** A reading or average in a word or two, and on which side of the person's range it lies. */
export interface PressureRange {
  position: RangePosition;
  label: string;
}

/** What to do at once after a crisis reading. */
export interface PressureAdvice {
  reason: string;
  action: string;
  call: EmergencyCallLink;
}

/** Plausible readings in mmHg, both ends included. Outside them it is a slip of the hand or of the cuff. */
export interface BloodPressureLimits {
  upper: { min: number; max: number };
  lower: { min: number; max: number };
}

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
  /** Null where no band applies to the person, such as in pregnancy. */
  range: PressureRange | null;
}

/** A reading as the form hands it over; the rest is known after saving. */
export interface NewBloodPressure {
  /** Systolic (upper) pressure in mmHg, a whole number within the limits. */
  valueFrom: number;
  /** Diastolic (lower) pressure in mmHg, a whole number within the limits, below `valueFrom`. */
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
