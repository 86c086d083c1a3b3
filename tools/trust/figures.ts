/** One measured figure and what it has to be. */
export interface Figure {
  part: string;
  what: string;
  seen: number | string;
  /** Such as `0` or `at most 10 s`. */
  wanted: string;
  holds: boolean;
}

/** Makes the figures of one part. */
export function figuresOf(part: string) {
  return {
    /** A count that has to be exactly this. */
    exactly: (what: string, seen: number, wanted: number): Figure => ({
      part,
      what,
      seen,
      wanted: String(wanted),
      holds: seen === wanted,
    }),
    /** A quantity that has an upper bound; the unit is a word such as `ms`. */
    atMost: (what: string, seen: number, most: number, unit = ''): Figure => ({
      part,
      what,
      seen: `${Math.round(seen)} ${unit}`.trim(),
      wanted: `at most ${most} ${unit}`.trim(),
      holds: seen <= most,
    }),
    /** A quantity that has to be reached for the other figures to mean anything. */
    atLeast: (what: string, seen: number, least: number): Figure => ({
      part,
      what,
      seen,
      wanted: `at least ${least}`,
      holds: seen >= least,
    }),
  };
}

/** Returns the value below which this share of the values lies; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
