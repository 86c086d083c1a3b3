/** Earlier result of the same analyte, in the unit of the new one. */
export interface EarlierResult {
  readonly value: number;
  /** Days between its sample and the new one; at least 0. */
  readonly daysBefore: number;
}

const YEAR_DAYS = 365;
const WEEK_DAYS = 7;
const JUMP_RATIO = 1.5;
const RISE_DAYS = 2;
/** Rise of creatinine within two days. KDIGO AKI 2012. */
const RISE = { 'umol/L': 26, 'mg/dL': 0.3 } as const;
const FALL_DAYS = 30;
const G_L_PER_G_DL = 10;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const within = (results: readonly EarlierResult[], from: number, to: number) =>
  results.flatMap(({ value, daysBefore }) => (daysBefore >= from && daysBefore <= to ? [value] : []));

/** Returns the value for comparison: the lowest of the last 7 days, else the median of 8 to 365 days, else `null`. */
export function earlierResult(results: readonly EarlierResult[]): number | null {
  const lastWeek = within(results, 0, WEEK_DAYS);
  return lastWeek.length > 0 ? Math.min(...lastWeek) : median(within(results, WEEK_DAYS + 1, YEAR_DAYS));
}

/** Returns whether creatinine has changed quickly: 1.5 times the earlier result, or a rise within two days. */
export function hasJumped(value: number, unit: string, results: readonly EarlierResult[]): boolean {
  const before = earlierResult(results);
  if (before !== null && value >= JUMP_RATIO * before) return true;
  const rise = unit === 'mg/dL' ? RISE['mg/dL'] : RISE['umol/L'];
  const lastDays = within(results, 0, RISE_DAYS);
  return lastDays.some((earlier) => value - earlier >= rise);
}

/** Returns the largest fall of haemoglobin within 30 days, in g/dL; `null` without an earlier result. */
export function fallOf(value: number, unit: string, results: readonly EarlierResult[]): number | null {
  const earlier = within(results, 0, FALL_DAYS);
  if (earlier.length === 0) return null;
  const fall = Math.max(...earlier) - value;
  return unit === 'g/L' ? fall / G_L_PER_G_DL : fall;
}
