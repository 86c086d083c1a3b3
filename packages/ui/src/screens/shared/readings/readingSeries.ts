import type {
  LineChartPoint,
  LineChartSeries,
  LineChartSeriesList,
  TargetBand,
} from '../../../patterns/LineChart/LineChart.types.ts';
import type { ReadingEntry } from './entry.types.ts';

/** Number of a reading as a line of a chart. */
export interface PlottedPart {
  /** Name of the number in `values`. */
  id: string;
  /** Name in the legend, such as “Upper”. */
  name: string;
  /** Range that is drawn; omitted without one. */
  target?: TargetBand;
}

/** Returns one line per number from readings, newest first. */
export function readingSeries(
  parts: readonly PlottedPart[],
  readings: readonly Pick<ReadingEntry, 'measuredAt' | 'values'>[],
): LineChartSeriesList {
  const oldestFirst = readings.toReversed();
  return toSeriesList(parts.map((part) => ({ ...part, points: pointsOf(oldestFirst, part.id) })));
}

/** Returns the points of one number. */
export function pointsOf(
  readings: readonly Pick<ReadingEntry, 'measuredAt' | 'values'>[],
  part: string,
): LineChartPoint[] {
  return readings.flatMap(({ measuredAt: at, values }) => {
    const value = values[part];
    return value === undefined ? [] : [{ at, value }];
  });
}

/** Returns the first three lines. */
export function toSeriesList(lines: readonly LineChartSeries[]): LineChartSeriesList {
  // The compiler cannot count them.
  return lines.slice(0, 3) as readonly LineChartSeries[] as LineChartSeriesList;
}
