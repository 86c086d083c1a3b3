import type { ReportGap, ReportLevel } from '../shared/report/report.types.ts';

/** Health score with its basis. */
export interface HealthScoreView {
  /** 0 to 100; `null` if there is too little data. */
  score: number | null;
  /** Reason why the patient has no score, such as pregnancy. It replaces ring, areas and missing inputs. */
  withheld?: string | null;
  band: 'low' | 'moderate' | 'high' | null;
  /** Areas with their points from 0 to 100; `null` if not calculated. */
  components: readonly ScoreArea[];
  /** Date of the oldest input used, `YYYY-MM-DD`. */
  oldestInputOn: string | null;
  missing: readonly ReportGap[];
  sources: readonly string[];
  model: string;
  version: string;
}

/** Area of the score. */
interface ScoreArea {
  code: string;
  label: string;
  points: number | null;
  /** Why the points cannot be higher at the same values; `null` for no such reason. */
  note?: string | null;
}

/** Status of a report. */
export interface ReportStanding {
  id: string;
  title: string;
  summary: string;
  level: ReportLevel;
  /** Whether all inputs are present. */
  isComplete: boolean;
}

/** Card of a report page on the overview. */
export interface ReportCard {
  href: string;
  label: string;
  standings: readonly ReportStanding[];
}

/** Status of all reports, with its date. */
export interface LastReportView {
  /** Cards, most urgent first. */
  cards: readonly ReportCard[];
  asOf: string;
}
