import { msBetween, toEpochMs } from '@vitalane/time';
import type { ChartSeries, LineChartPoint, ReadingRow, TargetBand } from './LineChart.types.ts';

/** Returns the points of a series, oldest first. */
export function inTimeOrder<Point extends LineChartPoint>(points: readonly Point[]): Point[] {
  return points.toSorted((a, b) => msBetween(b.at, a.at));
}

/** Groups all readings by instant, oldest first. */
export function readingRows(series: readonly ChartSeries[]): ReadingRow[] {
  const rows = new Map<number, ReadingRow>();
  for (const { id, points } of series) {
    for (const { at, value, low, high } of points) {
      const epochMs = toEpochMs(at);
      const row = rows.get(epochMs);
      const ranges =
        low === undefined || high === undefined
          ? row?.ranges
          : { ...row?.ranges, [id]: [low, high] as const };
      rows.set(epochMs, { epochMs, values: { ...row?.values, [id]: value }, ...(ranges && { ranges }) });
    }
  }
  return [...rows.values()].sort((a, b) => a.epochMs - b.epochMs);
}

/** Returns whether a value is in range. `low` and `high` are inclusive, `below` is exclusive. */
export function isInTarget(value: number, { low, high, below }: TargetBand): boolean {
  return (
    (low === undefined || value >= low) &&
    (high === undefined || value <= high) &&
    (below === undefined || value < below)
  );
}

/** Returns the limits of a range to draw, lower first. */
export function targetEdges({ low, high, below }: TargetBand): number[] {
  return [low, high ?? below].filter((edge) => edge !== undefined);
}
