// The one form in which every measure gives its figures.

/** Which of the values of a figure is held against its limit. Of a single value all are the same. */
export type Statistic = 'median' | 'p95' | 'p99' | 'max';

/** What a figure has to keep. */
export type Limit = { of: Statistic } & ({ atMost: number } | { atLeast: number });

/** One measured quantity. */
export interface Figure {
  /** What is measured together, such as a gate of calls or one size of a queue. */
  group: string;
  what: string;
  unit: 'ms' | 's' | 'µs' | 'MB' | 'kB' | '%' | 'requests/s' | '';
  /** One value a run; endless where the awaited thing never happened. */
  values: readonly number[];
  /** Absent where a figure only tells. */
  limit?: Limit;
}

/** A figure as it is kept and printed. */
export interface Row extends Record<Statistic, number> {
  group: string;
  what: string;
  unit: Figure['unit'];
  runs: number;
  limit: Limit | null;
  /** Null where there is no limit. */
  holds: boolean | null;
}

/** Returns the value that this share of the values does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Returns a figure as it is kept. */
export function toRow({ group, what, unit, values, limit }: Figure): Row {
  const statistics = {
    median: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    p99: percentile(values, 0.99),
    max: percentile(values, 1),
  };
  const holds = limit ? keeps(statistics[limit.of], limit) : null;
  return { group, what, unit, runs: values.length, ...statistics, limit: limit ?? null, holds };
}

/** Returns a figure with all its values, in one line. */
export function inWords({ group, what, unit, values }: Figure): string {
  return `${group}: ${what}: ${values.map(rounded).join(', ')} ${unit}`.trimEnd();
}

/** Returns the columns of a table, in words. Spreads are left out where there was one run. */
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

// NaN, of a figure without a value, keeps nothing.
function keeps(value: number, limit: Limit): boolean {
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

function bound(limit: Limit): string {
  return 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
}

/** Three figures are as many as such a measure is good for. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
