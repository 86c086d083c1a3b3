import type { ReportGap, ReportLevel } from '../shared/report/report.types.ts';

/** The health score and how it came about. */
export interface HealthScoreView {
  /** 0 to 100; null when too little is known. */
  score: number | null;
  /** Why there is no score for this person, such as in pregnancy; takes the place of ring, areas and what is missing. */
  withheld?: string | null;
  band: 'low' | 'moderate' | 'high' | null;
  /** The areas and their points from 0 to 100; null for one that could not be counted. */
  components: readonly { code: string; label: string; points: number | null }[];
  /** Date of the oldest input used, `YYYY-MM-DD`. */
  oldestInputOn: string | null;
  missing: readonly ReportGap[];
  sources: readonly string[];
  model: string;
  version: string;
}

/** How one report stands. */
export interface ReportStanding {
  id: string;
  title: string;
  summary: string;
  level: ReportLevel;
  /** False when an input is missing. */
  isComplete: boolean;
}

/** A page of reports on the overview. */
export interface ReportCard {
  href: string;
  label: string;
  standings: readonly ReportStanding[];
}

/** How all reports stand, and as of which day. */
export interface LastReportView {
  /** The most pressing first. */
  cards: readonly ReportCard[];
  asOf: string;
}
