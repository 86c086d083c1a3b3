/** Limits of a range as printed by the laboratory; `null` if not printed. */
export interface PrintedRange {
  referenceLow: number | null;
  referenceHigh: number | null;
}

/** Returns a printed range as text: “3.5 to 5.1”, “up to 2.6”, “60 or more”; `null` without a range. */
export function rangeText({ referenceLow: low, referenceHigh: high }: PrintedRange): string | null {
  if (low !== null && high !== null) return `${low} to ${high}`;
  if (high !== null) return `up to ${high}`;
  return low === null ? null : `${low} or more`;
}
