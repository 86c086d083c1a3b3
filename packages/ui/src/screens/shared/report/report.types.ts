import type { Band, BandTone } from '../../../patterns/BandChart/index.ts';
import type { LineChartPoint, TargetBand } from '../../../patterns/LineChart/index.ts';

/** Urgency of a finding. */
export type ReportLevel = 'info' | 'act' | 'see_doctor' | 'urgent';

/** Finding of a report. */
export interface ReportFinding {
  label: string;
  text: string;
  level: ReportLevel;
}

/** Texts of a report. */
export interface ReportText {
  title: string;
  /** One or two sentences, often the first finding. */
  summary: string;
  /** Findings, most urgent first. */
  findings: readonly ReportFinding[];
  advice: readonly string[];
  seekCare: readonly string[];
  sources: readonly string[];
  /** Name and year of the equation, guideline or schedule. */
  model: string;
  version: string;
  /** Date of the calculation, `YYYY-MM-DD`. */
  asOf: string;
}

/** Category as text, and the meaning of its colour. */
export interface CategoryWords {
  label: string;
  tone: BandTone;
}

/** Value of a report, in the unit of the patient. */
export interface ReportFigure {
  code: string;
  label: string;
  /** Formatted value: “2.9 mmol/L”. Omitted if there is only a category. */
  text?: string;
  /** The same value as a number, for its position on the bands. */
  value?: number;
  decimals?: number;
  /** Band of the value, or the advice of a schedule. */
  category?: CategoryWords;
  /** Due date of a test or vaccine, `YYYY-MM-DD`. */
  dueOn?: string;
  /** Bands in ascending order, in the unit of the value. The last one is open. */
  bands?: readonly Band[];
  /** Index of the band to which the source assigns the value. */
  bandIndex?: number;
}

/** Line of a chart with its target. */
export interface ReportLine {
  code: string;
  /** Name of the measure: “LDL cholesterol”. */
  name: string;
  points: readonly LineChartPoint[];
  target?: Omit<TargetBand, 'label'>;
}

/** Chart with up to three lines in one unit. */
export interface ReportChart {
  /** What the chart shows: “Blood pressure”. */
  title: string;
  unit: string;
  decimals: number;
  lines: readonly [ReportLine] | readonly [ReportLine, ReportLine];
  /** Whether a finding assesses the readings as a whole, such as their average. The chart then has no assessment. */
  isJudgedApart?: boolean;
}

/** Input of a report. */
export interface ReportInputRow {
  code: string;
  label: string;
  text: string;
  /** Date, `YYYY-MM-DD`; omitted without a date. */
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
  /** Whether it is older than the report recommends. */
  isOld: boolean;
}

/** Missing input, and the question that would supply it. */
export interface ReportGap {
  field: string;
  why: string;
  answer: string;
  /** Path of the page with the question. */
  href: string;
}

/** Stage of the kidney grid: code and limits as text, such as “45 to 59”. */
export interface KidneyStage {
  id: string;
  detail: string;
}

/** Kidney grid with the patient's cell. */
export interface KidneyGrid {
  filtration: readonly KidneyStage[];
  albuminuria: readonly KidneyStage[];
  /** Risks by row. */
  risks: readonly (readonly CategoryWords[])[];
  /** Cell of the patient, without `albuminuria` if there is no urine test. */
  current?: { filtration: string; albuminuria?: string };
}

/** Report with texts and values. */
export interface ReportSection {
  id: string;
  text: ReportText;
  figures: readonly ReportFigure[];
  charts: readonly ReportChart[];
  /** Inputs; omitted for a report that does not list them. */
  inputs?: readonly ReportInputRow[];
  missing: readonly ReportGap[];
  kidneyGrid?: KidneyGrid;
}
