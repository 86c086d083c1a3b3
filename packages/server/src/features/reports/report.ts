import {
  categoryLabel,
  EMERGENCY_WORDS,
  hasPregnancyLimits,
  PARTS,
  PREGNANCY_UNKNOWN_WORDS,
  REPORT_DISCLAIMER,
  type ReportFrame,
  SHOW_REPORT_WORDS,
} from '@vitalane/clinical';
import type {
  HealthAlert,
  LastReportPage,
  Level,
  LiverReport,
  ReportData,
  ReportInput,
  ReportName,
  ReportWords,
} from '@vitalane/contract';
import type { HealthFacts } from '../health-facts/facts.ts';
import { gather, type InputCode, type Inputs } from '../health-facts/inputs.ts';
import {
  type Analysis,
  merge,
  type Part,
  withoutActions,
  withoutVerdicts,
  withoutWithheld,
} from '../health-facts/parts.ts';
import { mayBePregnant, scopeOf } from '../health-facts/scope.ts';
import { alertFinding, isUrgent } from './analyses/alerts.ts';

/** One of the eleven reports: its frame, its inputs, and its calculation. */
export interface Report extends ReportFrame {
  name: ReportName;
  inputs: readonly InputCode[];
  /** Kinds of alert that this report covers, besides those of its laboratory inputs. */
  alertKinds?: readonly HealthAlert['kind'][];
  /** Codes of laboratory results that are not inputs but whose alerts this report covers. */
  alertCodes?: readonly string[];
  /** Whether it shows every alert, so that each alert is in a report. */
  showsEveryAlert?: boolean;
  analyse(inputs: Inputs, facts: HealthFacts): readonly Part[];
}

/** A calculated report of one patient. */
export interface CalculatedReport extends Analysis {
  report: Report;
  inputs: ReportInput[];
  sourceIds: Inputs['sourceIds'];
  asOf: string;
  /** When to see a doctor, with the limits for this patient. */
  seekCare: readonly string[];
}

/** Calculates a report for one patient. */
export function calculateReport(report: Report, facts: HealthFacts): CalculatedReport {
  const inputs = gather(facts, report.inputs);
  const alerts = facts.alerts.filter((alert) => report.showsEveryAlert || isAbout(report, alert));
  const analysed = report.analyse(inputs, facts);
  // Milder verdicts and advice would contradict an urgent finding.
  const parts = hasUrgent(alerts, analysed)
    ? analysed.map(withoutVerdicts)
    : analysed.map((part) => (isAlerted(part, alerts) ? withoutActions(part) : part));
  const shown = [
    { findings: alerts.map(alertFinding) },
    ...withoutWithheld(parts, scopeOf(facts)),
    pregnancyPart(parts, facts),
  ];
  const { list, sourceIds } = inputs;
  const analysis = merge(shown);
  return {
    ...analysis,
    actions: actionsOf(report, analysis),
    report,
    inputs: list,
    sourceIds,
    asOf: facts.asOf,
    seekCare: seekCareOf(report, facts),
  };
}

function hasUrgent(alerts: readonly HealthAlert[], parts: readonly Part[]): boolean {
  return alerts.some(isUrgent) || parts.some(({ findings }) => findings?.some(isUrgentFinding));
}

const isUrgentFinding = ({ status }: { status: Level }) => status === 'urgent';

/** Returns whether an open alert already says what to do about a value of a part. An eGFR follows from the creatinine. */
function isAlerted({ values = [] }: Part, alerts: readonly HealthAlert[]): boolean {
  const codes = alerts.map(({ code }) => (code === 'creatinine' ? 'egfr' : code));
  return values.some(({ code }) => codes.includes(code));
}

/** Returns what the patient can do: what follows from the findings, else what to add, else why nothing is needed. */
function actionsOf(report: Report, { actions, missing, values }: Analysis): string[] {
  if (actions.length > 0) return actions;
  const answers = missing.map(({ answer }) => answer).filter((answer) => answer !== '');
  if (answers.length > 0) return [...new Set(answers)];
  const isUsual = values.every(
    ({ code, category }) => (categoryLabel(code, category)?.tone ?? 'good') === 'good',
  );
  return [isUsual ? report.nothingToDo : SHOW_REPORT_WORDS];
}

function seekCareOf({ seekCare, seekCareInPregnancy = seekCare }: Report, facts: HealthFacts) {
  return hasPregnancyLimits(scopeOf(facts)) ? seekCareInPregnancy : seekCare;
}

/** Returns whether a report covers an alert. */
export function isAbout(
  { inputs, alertKinds = [], alertCodes = [] }: Report,
  { kind, code }: Pick<HealthAlert, 'kind' | 'code'>,
): boolean {
  return kind === 'lab' ? [...inputs, ...alertCodes].some((own) => own === code) : alertKinds.includes(kind);
}

/** Returns a note for women without an answer about pregnancy, which states when the shown ranges do not apply. */
function pregnancyPart(parts: readonly Part[], facts: HealthFacts): Part {
  const hasRanges = parts.some(({ scope }) => scope && !PARTS[scope.part].inPregnancy);
  return hasRanges && mayBePregnant(facts) ? { advice: [PREGNANCY_UNKNOWN_WORDS] } : {};
}

/** Returns the texts of a report. */
export function toWords({
  report,
  findings,
  actions,
  advice,
  asOf,
  missing,
  seekCare,
}: CalculatedReport): ReportWords {
  return {
    title: report.title,
    summary: summaryOf({ findings, missing }),
    findings: findings.map(({ label, text, status }) => ({ label, text, status })),
    advice: [...new Set([...actions, ...advice, REPORT_DISCLAIMER])],
    seekCare: [...seekCare, EMERGENCY_WORDS],
    sources: report.sources.map((title) => ({ title })),
    model: report.model,
    version: report.version,
    asOf,
  };
}

/** Returns a report as data. */
export function toData({
  report,
  inputs,
  values,
  category,
  target,
  series,
  missing,
  asOf,
}: CalculatedReport): ReportData {
  const { model, version } = report;
  return { inputs, values, category, target, series, model, version, missing, asOf };
}

/** Returns the texts of a report with its values and inputs. */
export function toWordsWithValues(calculated: CalculatedReport): LiverReport {
  const { values, inputs } = calculated;
  return { ...toWords(calculated), values, inputs };
}

/** Returns the status of a report in one line. */
export function toLastReport({
  report,
  findings,
  missing,
}: CalculatedReport): LastReportPage['items'][number] {
  return {
    report: report.name,
    title: report.title,
    summary: summaryOf({ findings, missing }),
    level: findings[0]?.status ?? 'info',
    isComplete: missing.length === 0,
  };
}

/** Returns the first finding, which is the most urgent. */
function summaryOf({ findings, missing }: Pick<Analysis, 'findings' | 'missing'>): string {
  const [first] = findings;
  if (first) return `${first.label}: ${first.text}`;
  return missing.length > 0 ? 'More is needed to work this out.' : 'There is nothing to report.';
}
