import { round } from '../round.ts';

/** A pair of pressures in mmHg. */
export interface BloodPressure {
  readonly sbpMmHg: number;
  readonly dbpMmHg: number;
}

/** Categories from the worst down, each with the systolic or diastolic pressure (mmHg) from which it holds. */
export interface BpBands<Category> {
  readonly rows: readonly (readonly [Category, number, number])[];
  readonly otherwise: Category;
}

/** Returns both pressures to whole mmHg: the precision at which they are banded. */
export function wholeMmHg({ sbpMmHg, dbpMmHg }: BloodPressure): BloodPressure {
  return { sbpMmHg: round(sbpMmHg, 0), dbpMmHg: round(dbpMmHg, 0) };
}

/** Returns the category of a pair of whole pressures: the higher of the two numbers decides. */
export function bpBand<Category>(bp: BloodPressure, bands: BpBands<Category>): Category {
  const row = bands.rows.find(([, sbpFrom, dbpFrom]) => bp.sbpMmHg >= sbpFrom || bp.dbpMmHg >= dbpFrom);
  return row ? row[0] : bands.otherwise;
}

/** Signs that need words beside the category, whichever way the pressure was measured. */
export interface BpSigns {
  /** Systolic ≥ 180 or diastolic ≥ 110. */
  urgent: boolean;
  /** Systolic < 90 or diastolic < 60; matters only with symptoms. */
  low: boolean;
}

/** Reads the signs off a pair of whole pressures. */
export function bpSigns({ sbpMmHg, dbpMmHg }: BloodPressure): BpSigns {
  return { urgent: sbpMmHg >= 180 || dbpMmHg >= 110, low: sbpMmHg < 90 || dbpMmHg < 60 };
}
