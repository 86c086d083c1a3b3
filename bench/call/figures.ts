/** One measured quantity of a gate, with its limit. */
export interface Figure {
  gate: string;
  what: string;
  unit: 'ms' | '';
  /** The 95th percentile may not be above it. */
  limit: number;
  /** One value a run; endless where the awaited thing never happened. */
  values: number[];
}

/** The value that this share of the values does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Whether a figure keeps within its limit; one without a value does not. */
export function holds({ values, limit }: Figure): boolean {
  return percentile(values, 0.95) <= limit;
}

/** A figure as it is printed and kept. */
export function toRow(figure: Figure) {
  const { gate, what, unit, limit, values } = figure;
  return {
    gate,
    what,
    unit,
    runs: values.length,
    median: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    limit,
    holds: holds(figure),
  };
}

/** A figure with all its values, in one line. */
export function inWords({ gate, what, unit, values }: Figure): string {
  return `${gate}: ${what}: ${values.join(', ')} ${unit}`.trimEnd();
}
