import { msBetween, toEpochMs } from '@vitalane/time';
import type { LineChartPoint, LineChartSeries, ReadingRow, TargetBand } from './LineChart.types.ts';

/** The points of one series, oldest first. */
export function inTimeOrder(points: readonly LineChartPoint[]): LineChartPoint[] {
  return points.toSorted((a, b) => msBetween(b.at, a.at));
}

/** All readings gathered by instant, oldest first. */
export function readingRows(series: readonly LineChartSeries[]): ReadingRow[] {
  const rows = new Map<number, Record<string, number>>();
  for (const { id, points } of series) {
    for (const { at, value } of points) {
      const epochMs = toEpochMs(at);
      rows.set(epochMs, { ...rows.get(epochMs), [id]: value });
    }
  }
  return [...rows].map(([epochMs, values]) => ({ epochMs, values })).sort((a, b) => a.epochMs - b.epochMs);
}

/** Whether a value lies in the band: `low` and `high` belong to it, `below` does not. */
export function isInTarget(value: number, { low, high, below }: TargetBand): boolean {
  return (
    (low === undefined || value >= low) &&
    (high === undefined || value <= high) &&
    (below === undefined || value < below)
  );
}

/** The closed ends of a band, lower first: the edges to draw. */
export function targetEdges({ low, high, below }: TargetBand): number[] {
  return [low, high ?? below].filter((edge) => edge !== undefined);
}
