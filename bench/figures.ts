// Common format of all benchmark results.

/** Statistic that is compared with a limit. All are equal for a single value. */
export type Statistic = 'median' | 'p95' | 'p99' | 'max';

/** Limit of a result. */
export type Limit = { of: Statistic } & ({ atMost: number } | { atLeast: number });

/** Measured quantity. */
export interface Figure {
  /** Values measured together, such as a group of requests or one queue size. */
  group: string;
  what: string;
  unit: 'ms' | 's' | 'µs' | 'MB' | 'kB' | '%' | 'requests/s' | '';
  /** One value per run; infinite when the awaited event never happened. */
  values: readonly number[];
  /** Absent for results without a limit. */
  limit?: Limit;
}

/** Stored and printed form of a result. */
export interface Row extends Record<Statistic, number> {
  group: string;
  what: string;
  unit: Figure['unit'];
  runs: number;
  limit: Limit | null;
  /** `null` without a limit. */
  holds: boolean | null;
}

/** Returns the percentile of the values (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Returns the stored form of a result. */
export function toRow({ group, what, unit, values, limit }: Figure): Row {
  const statistics = {
    median: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    p99: percentile(values, 0.99),
    max: percentile(values, 1),
  };
  const holds = limit ? isWithin(statistics[limit.of], limit) : null;
  return { group, what, unit, runs: values.length, ...statistics, limit: limit ?? null, holds };
}

/** Returns a result with all its values in one line. */
export function formatFigure({ group, what, unit, values }: Figure): string {
  return `${group}: ${what}: ${values.map(rounded).join(', ')} ${unit}`.trimEnd();
}

/** Returns the formatted columns of a table. Omits spreads for a single run. */
export function toCells({ group, what, unit, runs, limit, holds, ...statistics }: Row) {
  const cell = (value: number | null) => (value === null ? 'never' : `${rounded(value)} ${unit}`.trimEnd());
  const spread = (value: number | null) => (runs > 1 ? cell(value) : '');
  return {
    group,
    what,
    runs,
    median: cell(statistics.median),
    p95: spread(statistics.p95),
    p99: spread(statistics.p99),
    max: spread(statistics.max),
    limit: limit ? `${runs > 1 ? `${limit.of} ` : ''}${bound(limit)} ${unit}`.trimEnd() : '',
    holds: holds === null ? '' : holds ? 'yes' : 'NO',
  };
}

// NaN, for a result without a value, exceeds every limit.
function isWithin(value: number, limit: Limit): boolean {
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

function bound(limit: Limit): string {
  return 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
}

/** Rounds to three significant digits, the precision of such measurements. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
