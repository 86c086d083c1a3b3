import type { RangePosition } from '../../patterns/RangeBadge/index.ts';
import type { EarlierEntry } from './earlierEntry.types.ts';

/** Range of a reading or average, as label and position relative to the patient's range. */
export interface PressureRange {
  position: RangePosition;
  label: string;
  /** Whether the pressure calls for action today. */
  isUrgent?: boolean;
}

/** Readings that can be entered, in mmHg, inclusive. No monitor shows values outside. */
export interface BloodPressureLimits {
  upper: { min: number; max: number };
  lower: { min: number; max: number };
}

/** Saved blood pressure reading. */
export interface BloodPressureEntry {
  uuid: string;
  /** Systolic (upper) pressure in mmHg. */
  valueFrom: number;
  /** Diastolic (lower) pressure in mmHg. */
  valueTo: number;
  /** Date of the reading in the patient's time zone, `YYYY-MM-DD`. */
  date: string;
  /** Time of the reading in the patient's time zone, `HH:MM`. */
  time: string;
  /** The same instant in UTC, such as `2026-01-01T00:15:00.000Z`. */
  measuredAt: string;
  /** Range; `null` if no band applies to the patient, such as in pregnancy. */
  range: PressureRange | null;
  /** The reading before each change, latest first. Omitted without a change. */
  earlier?: readonly EarlierEntry[];
}

/** Submitted reading, without values that saving adds. */
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

/** Upper limits of home readings in mmHg, exclusive. */
export interface BloodPressureTarget {
  systolicBelowMmHg: number;
  diastolicBelowMmHg: number;
}
