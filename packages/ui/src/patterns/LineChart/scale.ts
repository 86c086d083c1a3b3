import {
  addDays,
  dayMs,
  formatInstant,
  fromWallClockMs,
  type Period,
  startOfDate,
  type TimeStyle,
  toEpochMs,
  wallClockMs,
} from '@vitalane/time';
import { utcTicks } from 'd3-time';
import type { ChartSeries, ReadingRow } from './LineChart.types.ts';
import { type LinearScale, linearScale, niceDomain } from './linearScale.ts';
import { targetEdges } from './readings.ts';

/** The plot's inner box in CSS pixels. */
export interface PlotSize {
  widthPx: number;
  heightPx: number;
}

/** A mark on the time axis. */
export interface TimeTick {
  epochMs: number;
  /** Short label: an hour, a day or a month, whichever the period needs. */
  label: string;
}

/** Both scales of a chart. `x` takes epoch milliseconds, `y` a value; both give pixels. */
export interface ChartScales {
  x: LinearScale;
  y: LinearScale;
}

/** What the scales have to fit. */
interface ScaleInput {
  series: readonly ChartSeries[];
  /** Not empty. */
  rows: readonly ReadingRow[];
  /** What the time axis covers; without it, the time from the first reading to the last. */
  period?: Period | undefined;
  timeZone: string;
}

/** Returns scales that fit the period, the readings and their targets into the plot. */
export function chartScales(
  { series, rows, period, timeZone }: ScaleInput,
  { widthPx, heightPx }: PlotSize,
): ChartScales {
  return {
    x: linearScale(period ? periodDomain(period, timeZone) : timeDomain(rows), [0, widthPx]),
    y: linearScale(niceDomain(valueDomain(series), 5), [heightPx, 0]),
  };
}

/** From the start of the first day to the end of the last. */
function periodDomain({ from, to }: Period, timeZone: string): [number, number] {
  return [toEpochMs(startOfDate(from, timeZone)), toEpochMs(startOfDate(addDays(to, 1), timeZone))];
}

/** First and last instant; one single reading gets two days of room on each side, so that its day is named. */
export function timeDomain(rows: readonly ReadingRow[]): [number, number] {
  const first = rows.at(0)?.epochMs ?? 0;
  const last = rows.at(-1)?.epochMs ?? 0;
  return first === last ? [first - 2 * dayMs, last + 2 * dayMs] : [first, last];
}

/** Lowest and highest of values and target ends, with a tenth of room: not from zero, which would flatten the line. */
export function valueDomain(series: readonly ChartSeries[]): [number, number] {
  const values = series.flatMap(({ points, target }) => [
    ...points.flatMap(({ value, low = value, high = value }) => [low, high]),
    ...(target === undefined ? [] : targetEdges(target)),
  ]);
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((greatest, value) => Math.max(greatest, value), Number.NEGATIVE_INFINITY);
  const room = (high - low) * 0.1 || Math.abs(high) * 0.1 || 1;
  return [low >= 0 ? Math.max(0, low - room) : low - room, high + room];
}

/** Marks at round hours, midnights or months of the patient's zone, `count` of them at most, and one where the axis begins. */
export function timeTicks(
  [startMs, endMs]: readonly [number, number],
  timeZone: string,
  count: number,
): TimeTick[] {
  // d3 knows only UTC and the machine's own zone, so it is given the clocks of the zone as if they showed UTC.
  const [start, end] = [new Date(wallClockMs(startMs, timeZone)), new Date(wallClockMs(endMs, timeZone))];
  const style = labelStyle(endMs - startMs);
  // The label of half a day would name its day a second time.
  const isNamed = (tick: Date) => style === 'time' || toEpochMs(tick) % dayMs === 0;
  return atMost(count, (wanted) => utcTicks(start, end, wanted).filter(isNamed)).flatMap((tick) => {
    const atMs = fromWallClockMs(toEpochMs(tick), timeZone);
    return atMs < startMs || atMs > endMs
      ? []
      : [{ epochMs: atMs, label: formatInstant(tick, 'UTC', style) }];
  });
}

/** d3 treats the number of marks as a hint and may return twice as many, which would overlap. */
function atMost(count: number, ticksFor: (wanted: number) => Date[]): Date[] {
  for (let wanted = count; wanted > 1; wanted -= 1) {
    const ticks = ticksFor(wanted);
    if (ticks.length <= count + 1) return ticks;
  }
  return ticksFor(1).slice(0, count + 1);
}

const labelStyles: readonly { maxSpanMs: number; style: TimeStyle }[] = [
  { maxSpanMs: 2 * dayMs, style: 'time' },
  { maxSpanMs: 200 * dayMs, style: 'shortDayOfYear' },
];

function labelStyle(spanMs: number): TimeStyle {
  return labelStyles.find(({ maxSpanMs }) => spanMs <= maxSpanMs)?.style ?? 'month';
}

/** Returns the row whose instant lies nearest to a place on the time axis; -1 when there is none. */
export function nearestRowIndex(rows: readonly ReadingRow[], epochMs: number): number {
  let nearest = -1;
  let leastMs = Number.POSITIVE_INFINITY;
  for (const [index, row] of rows.entries()) {
    const distanceMs = Math.abs(row.epochMs - epochMs);
    if (distanceMs < leastMs) [nearest, leastMs] = [index, distanceMs];
  }
  return nearest;
}
