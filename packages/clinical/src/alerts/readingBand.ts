import { type BloodPressure, isAtLeast, isBelow, LOW_BP, URGENT_BP } from '../blood-pressure/bands.ts';
import { type AlertPerson, bpAlertGrade, bpCrisisFrom, isBaby } from './bloodPressure.ts';
import { isToday } from './grade.ts';

/** Range of one reading that calls for action. Its word is the same in every list, chart and alert. */
export type ReadingBand = 'very_low' | 'low' | 'high' | 'very_high';

/**
 * Words of the ranges.
 *
 * @signOff [D] The words for readings that call for action.
 */
export const READING_BAND_LABELS: Readonly<Record<ReadingBand, string>> = {
  very_low: 'Very low',
  low: 'Low',
  high: 'High',
  very_high: 'Very high',
};

/** Person of a reading, for the limits of pressure and sugar. Unknown (`null`) is an adult who is not pregnant. */
export interface ReadingPerson extends AlertPerson {
  readonly hasDiabetes?: boolean | null | undefined;
  /** Whether a chronic obstructive lung disease is known, with which less oxygen may be usual. */
  readonly hasCopd?: boolean | null | undefined;
}

/**
 * Returns the range of a blood pressure in mmHg by the limits of the alerts; `null` when it calls for nothing. In
 * pregnancy and under 18 a crisis below the limit of an adult is `high`, unless it is an emergency.
 */
export function pressureBand(bp: BloodPressure, person: ReadingPerson = {}): ReadingBand | null {
  if (isBaby(person)) return null;
  const grade = bpAlertGrade(bp, person);
  if (isAtLeast(bp, bpCrisisFrom(person)))
    return isAtLeast(bp, URGENT_BP) || grade === 'emergency' ? 'very_high' : 'high';
  if (isToday(grade)) return 'very_low';
  return isBelow(bp, LOW_BP) ? 'low' : null;
}
