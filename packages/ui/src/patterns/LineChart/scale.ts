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

/** Inner size of the plot in CSS pixels. */
export interface PlotSize {
  widthPx: number;
  heightPx: number;
}

/** Tick on the time axis. */
export interface TimeTick {
  epochMs: number;
  /** Short label: an hour, a day or a month, by period. */
  label: string;
}

/** Scales of a chart. `x` takes epoch milliseconds, `y` a value; both return px. */
export interface ChartScales {
  x: LinearScale;
  y: LinearScale;
}

/** Input of the scales. */
interface ScaleInput {
  series: readonly ChartSeries[];
  /** Must not be empty. */
  rows: readonly ReadingRow[];
  /** Period of the time axis. Default: from the first reading to the last. */
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

/** Returns the instants from the start of the first day to the end of the last. */
function periodDomain({ from, to }: Period, timeZone: string): [number, number] {
  return [toEpochMs(startOfDate(from, timeZone)), toEpochMs(startOfDate(addDays(to, 1), timeZone))];
}

/** Returns the first and last instant. A single reading gets a margin of two days on each side, so that its day has a label. */
export function timeDomain(rows: readonly ReadingRow[]): [number, number] {
  const first = rows.at(0)?.epochMs ?? 0;
  const last = rows.at(-1)?.epochMs ?? 0;
  return first === last ? [first - 2 * dayMs, last + 2 * dayMs] : [first, last];
}

/** Returns minimum and maximum of values and target limits, extended by a tenth. Starting at zero would flatten the line. */
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

/** Returns at most `count` ticks at round hours, midnights or months in the patient's time zone, and one at the start of the axis. */
export function timeTicks(
  [startMs, endMs]: readonly [number, number],
  timeZone: string,
  count: number,
): TimeTick[] {
  // d3 supports only UTC and the system time zone, so it gets the wall-clock times of the zone as UTC.
  const [start, end] = [new Date(wallClockMs(startMs, timeZone)), new Date(wallClockMs(endMs, timeZone))];
  const style = labelStyle(endMs - startMs);
  // A tick at half a day would repeat the label of its day.
  const isNamed = (tick: Date) => style === 'time' || toEpochMs(tick) % dayMs === 0;
  return atMost(count, (wanted) => utcTicks(start, end, wanted).filter(isNamed)).flatMap((tick) => {
    const atMs = fromWallClockMs(toEpochMs(tick), timeZone);
    return atMs < startMs || atMs > endMs
      ? []
      : [{ epochMs: atMs, label: formatInstant(tick, 'UTC', style) }];
  });
}

/** Returns at most `count` ticks. d3 treats the number as a hint and may return twice as many, which would overlap. */
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

/** Returns the index of the row nearest to an instant; -1 without rows. */
export function nearestRowIndex(rows: readonly ReadingRow[], epochMs: number): number {
  let nearest = -1;
  let leastMs = Number.POSITIVE_INFINITY;
  for (const [index, row] of rows.entries()) {
    const distanceMs = Math.abs(row.epochMs - epochMs);
    if (distanceMs < leastMs) [nearest, leastMs] = [index, distanceMs];
  }
  return nearest;
}
