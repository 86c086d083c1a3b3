import { unitText } from '../quantities/units.ts';
import { round } from '../round.ts';

/** Pair of pressures in mmHg. */
export interface BloodPressure {
  readonly sbpMmHg: number;
  readonly dbpMmHg: number;
}

/** Categories, worst first, each with the systolic or diastolic pressure (mmHg) from which it applies. */
export interface BpBands<Category> {
  readonly rows: readonly (readonly [Category, number, number])[];
  readonly otherwise: Category;
}

/** Formats a reading: “128/82 mmHg”. */
export function pressureText({ sbpMmHg, dbpMmHg }: BloodPressure): string {
  return `${sbpMmHg}/${dbpMmHg} ${unitText('mmHg')}`;
}

/** Rounds both pressures to whole mmHg, the precision of the bands. */
export function wholeMmHg({ sbpMmHg, dbpMmHg }: BloodPressure): BloodPressure {
  return { sbpMmHg: round(sbpMmHg, 0), dbpMmHg: round(dbpMmHg, 0) };
}

/** Returns the category of a pair of whole pressures: the higher of the two numbers decides. */
export function bpBand<Category>(bp: BloodPressure, bands: BpBands<Category>): Category {
  const row = bands.rows.find(([, sbpFrom, dbpFrom]) => bp.sbpMmHg >= sbpFrom || bp.dbpMmHg >= dbpFrom);
  return row ? row[0] : bands.otherwise;
}

/** Returns whether the systolic or the diastolic pressure reaches its limit. */
export function isAtLeast(bp: BloodPressure, from: BloodPressure): boolean {
  return bp.sbpMmHg >= from.sbpMmHg || bp.dbpMmHg >= from.dbpMmHg;
}

/** Returns whether the systolic or the diastolic pressure is below its limit. */
export function isBelow(bp: BloodPressure, limit: BloodPressure): boolean {
  return bp.sbpMmHg < limit.sbpMmHg || bp.dbpMmHg < limit.dbpMmHg;
}

/** Blood pressure of an adult, systolic or diastolic, from which a doctor sees the patient on the same day. */
export const URGENT_BP: BloodPressure = { sbpMmHg: 180, dbpMmHg: 110 };

/** A blood pressure is low when the systolic or the diastolic one is below. */
export const LOW_BP: BloodPressure = { sbpMmHg: 90, dbpMmHg: 60 };

/** Signs that need a text besides the category, for any way of measuring. */
export interface BpSigns {
  /** At least `URGENT_BP`. */
  urgent: boolean;
  /** Below `LOW_BP`; matters only with symptoms. */
  low: boolean;
}

/** Returns the signs of a pair of whole pressures. */
export function bpSigns(bp: BloodPressure): BpSigns {
  return { urgent: isAtLeast(bp, URGENT_BP), low: isBelow(bp, LOW_BP) };
}
