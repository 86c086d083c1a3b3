/** The sign of a censored result: the laboratory could only name a limit. */
export type Comparator = '<' | '<=' | '>' | '>=';

/** When a sample was taken. */
export interface SampleMoment {
  /** YYYY-MM-DD */
  readonly on: string;
  /** HH:MM, where the report prints one. */
  readonly time?: string | null | undefined;
}

/** A result as it is printed: value, sign and unit. Alerts, bands and display start from these. */
export interface PrintedValue {
  readonly value: number;
  readonly comparator?: Comparator | null | undefined;
}

/** Returns the first value beyond a limit. `step` is the smallest difference that the laboratory prints. */
export function nearestAllowed({ value, comparator }: PrintedValue, step: number): number {
  if (comparator === '<') return value - step;
  return comparator === '>' ? value + step : value;
}
