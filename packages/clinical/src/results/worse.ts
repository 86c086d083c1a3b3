import { nearestAllowed, type PrintedValue } from './labResult.ts';

/** Analytes for which the lower value is worse. */
const WORSE_WHEN_LOW: readonly string[] = ['hdl', 'egfr', 'haemoglobin', 'platelets', 'albumin'];

/** Middle of the usual range of analytes that harm at both ends, in canonical units: a greater distance is worse. */
const MIDDLE: Readonly<Record<string, number>> = {
  potassium: 4.3,
  sodium: 140,
  wbc: 7.5,
  glucose_fasting: 5,
  glucose_2h: 5.9,
  glucose_random: 5.9,
};

/** Returns the badness of a value in the canonical unit of its analyte; of two results the higher is worse. */
function badness(code: string, printed: PrintedValue): number {
  const value = nearestAllowed(printed, code === 'egfr' ? 1 : undefined);
  const middle = MIDDLE[code];
  if (middle !== undefined) return Math.abs(value - middle);
  return WORSE_WHEN_LOW.includes(code) ? -value : value;
}

/**
 * Returns a comparator for results of one analyte, worse first; values in the canonical unit.
 *
 * @signOff [D] Which of two results of one day is the worse.
 */
export function byWorstValue(code: string): (a: PrintedValue, b: PrintedValue) => number {
  return (a, b) => badness(code, b) - badness(code, a);
}
