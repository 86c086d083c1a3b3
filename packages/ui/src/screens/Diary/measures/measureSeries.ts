import type { LatestPoint, LineChartSeriesList } from '../../../patterns/LineChart/index.ts';
import type { ReadingEntry } from '../../shared/readings/entry.types.ts';
import { pointsOf, readingSeries, toSeriesList } from '../../shared/readings/readingSeries.ts';
import { measureCopy } from './measure.copy.ts';
import type { Measure } from './measure.types.ts';

/** Returns the lines of a measure's chart from entries, newest first. Lines that divide the readings are omitted when empty. */
export function measureSeries(
  { kind, parts, lines }: Measure,
  entries: readonly ReadingEntry[],
): LineChartSeriesList {
  const [{ id }] = parts;
  if (!lines)
    return readingSeries(
      parts.map(({ name = measureCopy[kind].tab, ...part }) => ({ ...part, name })),
      entries,
    );
  const oldestFirst = entries.toReversed();
  const series = lines.map((line) => ({
    ...line,
    points: pointsOf(
      oldestFirst.filter((entry) => entry.line === line.id),
      id,
    ),
  }));
  return toSeriesList(series.filter(({ points }) => points.length > 0));
}

/** Returns the newest entry with the name of its line; `undefined` unless lines divide the readings. Entries are sorted newest first. */
export function latestOf(
  { lines, parts }: Measure,
  [newest]: readonly ReadingEntry[],
): LatestPoint | undefined {
  const line = newest && lines?.find(({ id }) => id === newest.line);
  const [point] = newest ? pointsOf([newest], parts[0].id) : [];
  return line && point && { ...point, name: line.name };
}
