import type { ChartPoint } from './LineChart.types.ts';

/** Reading with its position on the time axis. */
export interface PlacedPoint extends ChartPoint {
  /** Milliseconds since 1970-01-01 UTC. */
  epochMs: number;
}

/**
 * Returns at most four readings for each of `columns` equal parts of the time span: first, minimum, maximum and
 * last. It keeps every peak and trough and invents no value.
 * @param points oldest first
 */
export function downsample(points: readonly PlacedPoint[], columns: number): readonly PlacedPoint[] {
  if (points.length <= columns * 4) return points;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return points;
  const columnMs = Math.max((last.epochMs - first.epochMs) / columns, 1);
  const columnOf = ({ epochMs }: PlacedPoint) =>
    Math.min(Math.floor((epochMs - first.epochMs) / columnMs), columns - 1);
  const kept: PlacedPoint[] = [];
  let start = 0;
  for (let end = 1; end <= points.length; end += 1) {
    const [begun, next] = [points[start], points[end]];
    if (begun && next && columnOf(next) === columnOf(begun)) continue;
    kept.push(...extremesOf(points.slice(start, end)));
    start = end;
  }
  return kept;
}

/** Returns first, minimum, maximum and last in time order, without duplicates. */
function extremesOf(column: readonly PlacedPoint[]): PlacedPoint[] {
  const indexes = [...column.keys()];
  const valueAt = (index: number) => column[index]?.value ?? 0;
  const least = indexes.reduce((best, index) => (valueAt(index) < valueAt(best) ? index : best), 0);
  const greatest = indexes.reduce((best, index) => (valueAt(index) > valueAt(best) ? index : best), 0);
  const indexesToKeep = new Set([0, least, greatest, column.length - 1]);
  return column.filter((_, index) => indexesToKeep.has(index));
}
