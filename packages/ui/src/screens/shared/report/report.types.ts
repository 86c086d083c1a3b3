import type { Band, BandTone } from '../../../patterns/BandChart/index.ts';
import type { LineChartPoint, TargetBand } from '../../../patterns/LineChart/index.ts';

/** How soon to act. */
export type ReportLevel = 'info' | 'act' | 'see_doctor' | 'urgent';

/** One thing that a report found, in words. */
export interface ReportFinding {
  label: string;
  text: string;
  level: ReportLevel;
}

/** A report in words. */
export interface ReportText {
  title: string;
  /** One or two sentences; often the first finding. */
  summary: string;
  /** The most pressing first. */
  findings: readonly ReportFinding[];
  advice: readonly string[];
  seekCare: readonly string[];
  sources: readonly string[];
  /** Name of the equation, guideline or schedule, and its year. */
  model: string;
  version: string;
  /** The day it was calculated for, `YYYY-MM-DD`. */
  asOf: string;
}

/** A category in words, and what its colour says. */
export interface CategoryWords {
  label: string;
  tone: BandTone;
}

/** One value of a report, in the person's own unit. */
export interface ReportFigure {
  code: string;
  label: string;
  /** As it is written: “2.9 mmol/L”. Left out when there is only a category. */
  text?: string;
  /** The same as a number, for its place on the bands. */
  value?: number;
  decimals?: number;
  /** The band it falls in, or the advice of a schedule. */
  category?: CategoryWords;
  /** When a test or vaccine is due, `YYYY-MM-DD`. */
  dueOn?: string;
  /** From the lowest up, in the figure's unit; the last is open. */
  bands?: readonly Band[];
  /** Index of the band that the source counts the value to. */
  bandIndex?: number;
}

/** One line of a chart: what it shows, and what to aim for. */
export interface ReportLine {
  code: string;
  points: readonly LineChartPoint[];
  target?: Omit<TargetBand, 'label'>;
}

/** Up to three lines in one unit. */
export interface ReportChart {
  unit: string;
  decimals: number;
  lines: readonly [ReportLine] | readonly [ReportLine, ReportLine];
  /** True where a finding judges the readings as a whole, such as their average: then the chart gives no verdict. */
  isJudgedApart?: boolean;
}

/** One thing that a report rests on. */
export interface ReportInputRow {
  code: string;
  label: string;
  text: string;
  /** `YYYY-MM-DD`; left out when it has no date. */
  date?: string;
  origin:
    | 'diary'
    | 'health_form'
    | 'profile'
    | 'health_answers'
    | 'computed'
    | 'diagnosis'
    | 'medicine_list'
    | 'doctor';
  /** Older than the report should rest on. */
  isOld: boolean;
}

/** What is missing, and the one answer that would change it. */
export interface ReportGap {
  field: string;
  why: string;
  answer: string;
  /** The page on which it is answered. */
  href: string;
}

/** A stage of the kidney grid: its code and its limits in words, such as “45 to 59”. */
export interface KidneyStage {
  id: string;
  detail: string;
}

/** The kidney grid, and where the person stands on it. */
export interface KidneyGrid {
  filtration: readonly KidneyStage[];
  albuminuria: readonly KidneyStage[];
  /** The risk, by row. */
  risks: readonly (readonly CategoryWords[])[];
  /** `albuminuria` is left out without a urine test. */
  current?: { filtration: string; albuminuria?: string };
}

/** A report in words and numbers. */
export interface ReportSection {
  id: string;
  text: ReportText;
  figures: readonly ReportFigure[];
  charts: readonly ReportChart[];
  /** Left out for a report that does not list them. */
  inputs?: readonly ReportInputRow[];
  missing: readonly ReportGap[];
  kidneyGrid?: KidneyGrid;
}
