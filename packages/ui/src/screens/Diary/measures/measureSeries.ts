import type { LatestPoint, LineChartSeries, LineChartSeriesList } from '../../../patterns/LineChart/index.ts';
import type { Measure, MeasureEntry } from './measure.types.ts';

/** Returns the lines of a measure's chart from entries, newest first. Lines without entries are omitted. */
export function measureSeries(
  { kind, target, usualRange = target, lines }: Measure,
  entries: readonly MeasureEntry[],
  name: string,
): LineChartSeriesList {
  const oldestFirst = entries.toReversed();
  if (!lines) return [{ id: kind, name, target: usualRange, points: oldestFirst.map(toPoint) }];
  const series = lines.map((line) => ({
    ...line,
    points: oldestFirst.filter((entry) => entry.line === line.id).map(toPoint),
  }));
  return toList(series.filter(({ points }) => points.length > 0));
}

/** Returns the newest entry with the name of its line; `undefined` without lines. Entries are sorted newest first. */
export function latestOf({ lines }: Measure, [newest]: readonly MeasureEntry[]): LatestPoint | undefined {
  const line = newest && lines?.find(({ id }) => id === newest.line);
  return line && { ...toPoint(newest), name: line.name };
}

const toPoint = ({ measuredAt: at, value }: MeasureEntry) => ({ at, value });

function toList([first, second, third]: readonly LineChartSeries[]): LineChartSeriesList {
  if (!first) return [];
  if (!second) return [first];
  return third ? [first, second, third] : [first, second];
}
