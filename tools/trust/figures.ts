import { judgesDurations } from '../verify/judging.ts';

const durationUnits = ['ms', 's'];

/** Measured result and its expected value. */
export interface Figure {
  part: string;
  what: string;
  seen: number | string;
  /** For example `0` or `at most 10 s`. */
  wanted: string;
  holds: boolean;
}

/** Creates the results of one part. */
export function figuresOf(part: string) {
  return {
    /** Returns a count that must equal a value. */
    exactly: (what: string, seen: number, wanted: number): Figure => ({
      part,
      what,
      seen,
      wanted: String(wanted),
      holds: seen === wanted,
    }),
    /** Returns a quantity with an upper limit; the unit is a word such as `ms`. An infinite duration is an event that never happened. */
    atMost: (what: string, seen: number, most: number, unit = ''): Figure => ({
      part,
      what,
      seen: `${Math.round(seen)} ${unit}`.trim(),
      wanted: `at most ${most} ${unit}`.trim(),
      holds: durationUnits.includes(unit) && !judgesDurations ? Number.isFinite(seen) : seen <= most,
    }),
    /** Returns a quantity that must be reached for the other results to be meaningful. */
    atLeast: (what: string, seen: number, least: number): Figure => ({
      part,
      what,
      seen,
      wanted: `at least ${least}`,
      holds: seen >= least,
    }),
  };
}

/** Returns the quantile of the values; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
