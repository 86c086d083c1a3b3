/** Reading on the chart. */
export interface LineChartPoint {
  /** Time of measurement: an ISO 8601 instant with offset, such as `2026-01-01T09:12:00Z`. */
  at: string;
  /** Value in the unit of the chart. */
  value: number;
  /** Civil date (YYYY-MM-DD) of `at` in the chart's time zone. Calculated if omitted. */
  date?: string;
}

/** Time span of a point. */
export type ChartStep = 'reading' | 'day' | 'week' | 'month';

/** Aggregation of the readings of a day, week or month: average or sum. */
export type ChartMethod = 'average' | 'total';

/** Point as drawn. */
export interface ChartPoint extends LineChartPoint {
  /** Minimum and maximum of the readings that the point summarises. Omitted for a single reading. */
  low?: number;
  high?: number;
}

/** Series as drawn. */
export interface ChartSeries extends LineChartSeries {
  points: readonly ChartPoint[];
}

/** Newest reading of a chart, with the name of its line. */
export interface LatestPoint extends LineChartPoint {
  name: string;
}

/** Target range of a series, in the unit of the chart. An omitted limit is open. */
export interface TargetBand {
  /** Name of the range, such as “Target” or “Systolic target”. */
  label: string;
  /** Lowest value in range. */
  low?: number;
  /** Highest value in range. */
  high?: number;
  /** Replaces `high`: the first value out of range, for targets such as “below 135”. */
  below?: number;
}

/** Line of the chart. Its index in the list sets its colour, marker and dash. */
export interface LineChartSeries {
  id: string;
  /** Name in the legend, the table and the summary, such as “Systolic”. */
  name: string;
  /** Readings in any order. Of two readings at the same instant, the later one in the list was recorded later. */
  points: readonly LineChartPoint[];
  /** Target range of the series, drawn as a band. */
  target?: TargetBand;
}

/** Up to three lines; more cannot be distinguished by all users. */
export type LineChartSeriesList =
  | readonly []
  | readonly [LineChartSeries]
  | readonly [LineChartSeries, LineChartSeries]
  | readonly [LineChartSeries, LineChartSeries, LineChartSeries];

/** All values measured at one instant: a row of the table and a step of the reader. */
export interface ReadingRow {
  /** Milliseconds since 1970-01-01 UTC. */
  epochMs: number;
  /** Value by series id. A series without a reading at this instant has no key. */
  values: Readonly<Record<string, number>>;
  /** Minimum and maximum of the readings that a value summarises, by series id. */
  ranges?: Readonly<Record<string, readonly [low: number, high: number]>>;
}
