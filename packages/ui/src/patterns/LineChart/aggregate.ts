import {
  dayMs,
  daysOf,
  formatDate,
  formatInstant,
  formatPeriod,
  hourMs,
  isInPeriod,
  type Period,
  toDate,
  toEpochMs,
  toInstant,
  weekOf,
} from '@vitalane/time';
import type {
  ChartMethod,
  ChartPoint,
  ChartSeries,
  ChartStep,
  LineChartPoint,
  LineChartSeries,
} from './LineChart.types.ts';

/** Maximum period, in days, of each step. */
const longestDays: readonly (readonly [days: number, step: ChartStep])[] = [
  [31, 'reading'],
  [92, 'day'],
  [731, 'week'],
];

/** Returns the step of a period: longer periods have larger steps. */
export function stepOf(period: Period | undefined): ChartStep {
  if (!period) return 'reading';
  const days = daysOf(period);
  return longestDays.find(([longest]) => days <= longest)?.[1] ?? 'month';
}

interface Span {
  /** First day, which identifies the span. */
  first: string;
  /** Day at which the point is drawn. */
  middle: string;
}

const spans: Readonly<Record<Exclude<ChartStep, 'reading'>, (date: string) => Span>> = {
  day: (date) => ({ first: date, middle: date }),
  week(date) {
    const [first = date, , , middle = date] = weekOf(date);
    return { first, middle };
  },
  month: (date) => ({ first: `${date.slice(0, 8)}01`, middle: `${date.slice(0, 8)}15` }),
};

/** Options of the aggregation. */
export interface Gathering {
  /** Period to draw; readings outside are omitted. */
  period: Period | undefined;
  step: ChartStep;
  method: ChartMethod;
  timeZone: string;
}

/** Returns the readings of a period. */
export function pointsIn(
  points: readonly LineChartPoint[],
  { period, timeZone }: Gathering,
): readonly LineChartPoint[] {
  if (!period) return points;
  return points.filter((point) => isInPeriod(dateOf(point, timeZone), period));
}

/** Returns the series as drawn: single readings, or one point for each day, week or month with readings. */
export function gather(series: LineChartSeries, gathering: Gathering): ChartSeries {
  const points = pointsIn(series.points, gathering);
  return {
    ...series,
    points: gathering.step === 'reading' ? points : summarise(points, gathering.step, gathering),
  };
}

function summarise(
  points: readonly LineChartPoint[],
  step: Exclude<ChartStep, 'reading'>,
  { method, timeZone }: Gathering,
): ChartPoint[] {
  const found = new Map<string, Span & { values: number[] }>();
  for (const point of points) {
    const span = spans[step](dateOf(point, timeZone));
    const known = found.get(span.first);
    if (known) known.values.push(point.value);
    else found.set(span.first, { ...span, values: [point.value] });
  }
  return [...found.values()].map(({ middle, values }) => ({
    at: toInstant(middle, '12:00', timeZone).toISOString(),
    date: middle,
    ...(method === 'total' ? { value: sum(values) } : averageOf(values)),
  }));
}

function averageOf(values: readonly number[]): Omit<ChartPoint, 'at'> {
  const value = sum(values) / values.length;
  return values.length === 1 ? { value } : { value, low: Math.min(...values), high: Math.max(...values) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const dateOf = ({ at, date }: LineChartPoint, timeZone: string) => date ?? toDate(at, timeZone);

/** Returns the time of a point, such as “2 March 2026, 08:15”, or its span, such as “March 2026”. */
export function whenText(epochMs: number, step: ChartStep, timeZone: string): string {
  const day = formatInstant(epochMs, timeZone, 'day');
  if (step === 'reading') return `${day}, ${formatInstant(epochMs, timeZone, 'time')}`;
  if (step === 'day') return day;
  const date = toDate(epochMs, timeZone);
  if (step === 'month') return formatDate(date, 'longMonth');
  const week = weekOf(date);
  return formatPeriod({ from: week[0] ?? date, to: week.at(-1) ?? date });
}

/** Maximum time, in days, between two joined readings. A longer interval is a gap. */
const joinedDays: Readonly<Record<ChartStep, number>> = { reading: 7, day: 7, week: 7, month: 31 };

/** Tolerance for a week in which clocks are set back one hour. */
const clockChangeMs = hourMs;

/** Splits points in time order into runs that a line joins. Without a period all points are joined. */
export function runsOf<Point extends LineChartPoint>(
  points: readonly Point[],
  { period, step }: Pick<Gathering, 'period' | 'step'>,
): readonly (readonly Point[])[] {
  if (!period) return [points];
  const longestMs = joinedDays[step] * dayMs + clockChangeMs;
  const runs: Point[][] = [];
  let previousMs = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    const epochMs = toEpochMs(point.at);
    if (epochMs - previousMs > longestMs) runs.push([]);
    runs.at(-1)?.push(point);
    previousMs = epochMs;
  }
  return runs;
}
