import type {
  LastReport,
  LiverReport,
  ReportData,
  ReportInput,
  ReportName,
  ReportWords,
} from '@vitalane/contract';
import { ageInYears } from './age.ts';
import type { HealthFacts } from './facts.ts';
import { gather, type InputCode, type Inputs } from './inputs.ts';
import { type Analysis, merge, type Part } from './parts.ts';

/** One of the eleven reports, as data: what it rests on, how it is worked out, and what it cites. */
export interface Report {
  name: ReportName;
  title: string;
  /** The equation, guideline or schedule, and its year. */
  model: string;
  version: string;
  sources: readonly string[];
  /** When to see a doctor, after the line that every report ends with. */
  seekCare: readonly string[];
  inputs: readonly InputCode[];
  /** Whether its bands hold in pregnancy and under 18 as well. */
  isForEveryone: boolean;
  analyse(inputs: Inputs, facts: HealthFacts): readonly Part[];
}

/** A report of one person. */
export interface WorkedOut extends Analysis {
  report: Report;
  inputs: ReportInput[];
  asOf: string;
}

const emergency = 'In an emergency call 995.';
/** The last piece of advice of every report. */
export const disclaimer = 'For information only. It does not replace advice from your doctor.';
const adultFromYears = 18;

/** Works a report out for one person. */
export function workOut(report: Report, facts: HealthFacts): WorkedOut {
  const inputs = gather(facts, report.inputs);
  const analysis = merge(report.analyse(inputs, facts));
  const reason = report.isForEveryone ? null : whyBandsDoNotHold(facts);
  return {
    ...(reason ? withoutBands(analysis, reason) : analysis),
    report,
    inputs: inputs.list,
    asOf: facts.asOf,
  };
}

/** Published bands are for adults who are not pregnant. */
function whyBandsDoNotHold({ answers, dateOfBirth, asOf }: HealthFacts): string | null {
  if (answers?.value.isPregnant) return 'These ranges do not apply in pregnancy. Ask your doctor.';
  const isChild = dateOfBirth !== null && ageInYears(dateOfBirth, asOf) < adultFromYears;
  return isChild ? 'These ranges are for adults. Ask your doctor.' : null;
}

/** Keeps the numbers and every urgent message; drops what bands would say. */
function withoutBands(analysis: Analysis, reason: string): Analysis {
  return {
    ...analysis,
    category: null,
    target: null,
    advice: [],
    values: analysis.values.map((value) => ({ ...value, category: null })),
    findings: [
      ...analysis.findings.filter(({ status }) => status === 'urgent'),
      { label: 'Ranges', text: reason, status: 'info' },
    ],
  };
}

/** The report in words. */
export function toWords({ report, findings, advice, asOf, missing }: WorkedOut): ReportWords {
  return {
    title: report.title,
    summary: summaryOf({ findings, missing }),
    findings,
    advice: [...advice, disclaimer],
    seekCare: [...report.seekCare, emergency],
    sources: report.sources.map((title) => ({ title })),
    model: report.model,
    version: report.version,
    asOf,
  };
}

/** The report as data. */
export function toData({
  report,
  inputs,
  values,
  category,
  target,
  series,
  missing,
  asOf,
}: WorkedOut): ReportData {
  const { model, version } = report;
  return { inputs, values, category, target, series, model, version, missing, asOf };
}

/** The report in words with its values. */
export function toWordsWithValues(workedOut: WorkedOut): LiverReport {
  return { ...toWords(workedOut), values: workedOut.values };
}

/** How a report stands, in one line. */
export function toStanding({ report, findings, missing }: WorkedOut): LastReport['items'][number] {
  return {
    report: report.name,
    title: report.title,
    summary: summaryOf({ findings, missing }),
    level: findings[0]?.status ?? 'info',
    isComplete: missing.length === 0,
  };
}

/** The most pressing finding, which comes first. */
function summaryOf({ findings, missing }: Pick<Analysis, 'findings' | 'missing'>): string {
  const [first] = findings;
  if (first) return `${first.label}: ${first.text}`;
  return missing.length > 0 ? 'More is needed to work this out.' : 'There is nothing to report.';
}
