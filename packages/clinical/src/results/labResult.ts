import type { QuantityCode } from '../quantities/catalogue.ts';

/** Comparator of a censored result: the laboratory could only state a limit. */
export type Comparator = '<' | '<=' | '>' | '>=';

/** Time of a sample. */
export interface SampleMoment {
  /** YYYY-MM-DD */
  readonly on: string;
  /** HH:MM, when the report prints a time. */
  readonly time?: string | null | undefined;
}

/** Printed result: value, comparator and unit. Alerts, bands and display use these. */
export interface PrintedValue {
  readonly value: number;
  readonly comparator?: Comparator | null | undefined;
}

/** Smaller than any difference that a laboratory prints. */
const CONTINUOUS = 1e-9;

/** Returns the first value beyond a limit. `step` is the smallest printed difference. */
export function nearestAllowed({ value, comparator }: PrintedValue, step: number = CONTINUOUS): number {
  if (comparator === '<') return value - step;
  return comparator === '>' ? value + step : value;
}

/** Laboratory result as entered: value, comparator and unit. */
export interface EnteredResult {
  readonly code: QuantityCode;
  readonly value: number;
  readonly unit: string;
  readonly comparator?: Comparator | null | undefined;
}
