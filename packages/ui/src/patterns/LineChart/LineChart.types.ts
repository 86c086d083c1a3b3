/** One reading on the chart. */
export interface LineChartPoint {
  /** When it was measured: an ISO 8601 instant with offset, such as `2026-01-01T09:12:00Z`. */
  at: string;
  /** The reading, in the chart's unit. */
  value: number;
  /** The civil date (YYYY-MM-DD) of `at` in the chart's time zone. Computed where it is left out. */
  date?: string;
}

/** What one point of a chart stands for. */
export type ChartStep = 'reading' | 'day' | 'week' | 'month';

/** How the readings of a day, week or month become one point: their average, or what they add up to. */
export type ChartMethod = 'average' | 'total';

/** A point as it is drawn. */
export interface ChartPoint extends LineChartPoint {
  /** Least and greatest of the readings that the point summarises; left out for a single reading. */
  low?: number;
  high?: number;
}

/** A series as it is drawn. */
export interface ChartSeries extends LineChartSeries {
  points: readonly ChartPoint[];
}

/** The newest reading of a chart, with the name of its line. */
export interface LatestPoint extends LineChartPoint {
  name: string;
}

/** The range a series should stay in, in the chart's unit. An end that is left out is open. */
export interface TargetBand {
  /** What the band is, such as “Target” or “Systolic target”. */
  label: string;
  /** Lowest value still in range. */
  low?: number;
  /** Highest value still in range. */
  high?: number;
  /** Instead of `high`: the first value that is out of range, for targets such as “below 135”. */
  below?: number;
}

/** One line of the chart. Its place in the list decides its colour, marker and dash. */
export interface LineChartSeries {
  id: string;
  /** Name in the legend, the table and the summary, such as “Systolic”. */
  name: string;
  /** The readings, in any order; of two of the same instant the later in the list was recorded later. */
  points: readonly LineChartPoint[];
  /** The range this series should stay in, drawn as a band. */
  target?: TargetBand;
}

/** Up to three lines: more cannot be told apart by everyone. */
export type LineChartSeriesList =
  | readonly []
  | readonly [LineChartSeries]
  | readonly [LineChartSeries, LineChartSeries]
  | readonly [LineChartSeries, LineChartSeries, LineChartSeries];

/** Every value measured at one instant: a row of the table and a stop of the reader. */
export interface ReadingRow {
  /** Milliseconds since 1970-01-01 UTC. */
  epochMs: number;
  /** Value by series id; a series without a reading at this instant has no key. */
  values: Readonly<Record<string, number>>;
  /** Least and greatest of what a value summarises, by series id. */
  ranges?: Readonly<Record<string, readonly [low: number, high: number]>>;
}
