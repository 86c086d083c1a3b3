import { EMERGENCY_WORDS, RECENT_DAYS, REPORT_DISCLAIMER, round } from '@vitalane/clinical';
import type { DimensionCode } from '@vitalane/contract';
import { getDimension } from '../../../lists/dimensions.ts';
import type { DiaryEntry, HealthFacts } from '../facts.ts';
import { homeAverage } from '../homeAverage.ts';
import { resultInUse, shownResult } from '../labs.ts';
import { inOwnUnit, type QuantityCode, quantityText } from '../quantities.ts';
import { workOut } from '../report.ts';
import { reports } from '../reports.ts';
import { scopeOf } from '../scope.ts';
import { dayText } from '../sentences.ts';
import { type PdfSection, sectionOf } from './sections.ts';

/** A line of a chart. */
export interface ChartLine {
  label: string;
  points: { atMs: number; value: number }[];
}

/** A chart over time. */
export interface Chart {
  title: string;
  unit: string;
  lines: ChartLine[];
  /** Says in words what the picture shows. */
  alt: string;
}

/** A row of the table of results: name, value, date. */
export type ResultRow = readonly [name: string, value: string, date: string];

/** Everything that the PDF shows, in words and in the person's own units. */
export interface PdfContent {
  title: string;
  person: string;
  subtitle: string;
  /** The page for the doctor: label and text. */
  summary: readonly (readonly [string, string])[];
  results: readonly ResultRow[];
  charts: readonly Chart[];
  sections: readonly PdfSection[];
  footer: string;
}

const dayMs = 86_400_000;

/** What the PDF for the doctor shows of a person. */
export function contentOf(facts: HealthFacts): PdfContent {
  return {
    title: 'Health report',
    person: facts.fullName,
    subtitle: `${birthText(facts)}Made on ${dayText(facts.asOf)}. Measured by the person unless a laboratory is named.`,
    summary: summaryOf(facts),
    results: resultsOf(facts),
    charts: chartsOf(facts),
    sections: Object.values(reports)
      .filter(({ name }) => name !== 'personal-profile')
      .map((report) => sectionOf(workOut(report, facts), facts)),
    footer: `${REPORT_DISCLAIMER} ${EMERGENCY_WORDS}`,
  };
}

function birthText({ dateOfBirth }: HealthFacts): string {
  return dateOfBirth ? `Born on ${dayText(dateOfBirth)}. ` : '';
}

function summaryOf(facts: HealthFacts): PdfContent['summary'] {
  const profile = workOut(reports['personal-profile'], facts);
  const shown = ['Conditions', 'Medicines', 'Drug allergies', 'Smoking'];
  const known = profile.findings.filter(({ label }) => shown.includes(label));
  return [
    ['Blood pressure at home', pressureText(facts)],
    [`Blood sugar, last ${RECENT_DAYS} days`, meanText(facts, 'sugar', 'glucose_random')],
    [`Weight, last ${RECENT_DAYS} days`, meanText(facts, 'weight', 'weight')],
    ...pregnancyRow(facts),
    // A doctor looks for one medicine or condition: each stands on a line of its own.
    ...known.map(({ label, text }): [string, string] => [label, text.replaceAll('; ', '\n')]),
  ];
}

/** Whether a woman is pregnant, as she said last. */
function pregnancyRow(facts: HealthFacts): (readonly [string, string])[] {
  if (facts.gender?.value.sex === 'male') return [];
  const { isPregnant } = scopeOf(facts);
  const { decidedBy } = facts.record.items.pregnancy;
  const said = decidedBy ? `, said on ${dayText(decidedBy.on)}` : '';
  return [['Pregnancy', isPregnant === null ? 'Not known.' : `${isPregnant ? 'Yes' : 'No'}${said}.`]];
}

const notMeasured = 'Not measured.';

function pressureText({ bloodPressure }: HealthFacts): string {
  const average = homeAverage({ bloodPressure });
  const [newest] = bloodPressure;
  if (average.status !== 'ok' || !newest) return notMeasured;
  const dropped = average.quality === 'full' ? ', first day left out' : ', fewer than a full week';
  return `Average ${average.meanSbpMmHg}/${average.meanDbpMmHg} mmHg from ${average.readingsUsed} readings${dropped}, up to ${dayText(newest.date)}.`;
}

function recent(entries: readonly DiaryEntry[], asOf: string): readonly DiaryEntry[] {
  return entries.filter(({ date }) => Date.parse(asOf) - Date.parse(date) < RECENT_DAYS * dayMs);
}

function entriesText(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

function meanText(facts: HealthFacts, list: 'sugar' | 'weight', code: QuantityCode): string {
  const entries = recent(facts[list], facts.asOf);
  if (entries.length === 0) return notMeasured;
  const values = entries.map(({ value }) => value);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const text = (value: number) => quantityText(facts.units, code, value);
  return `Average ${text(mean)}, from ${text(Math.min(...values))} to ${text(Math.max(...values))}, ${entriesText(values.length)}.`;
}

const resultCodes = [
  'tc',
  'ldl',
  'hdl',
  'tg',
  'hba1c',
  'glucose_fasting',
  'creatinine',
  'egfr',
  'uacr',
  'alt',
  'ast',
  'platelets',
] as const satisfies readonly (DimensionCode & QuantityCode)[];

function resultsOf(facts: HealthFacts): ResultRow[] {
  return resultCodes.flatMap((code): ResultRow[] => {
    const found = resultInUse(facts, code);
    if (!found) return [];
    const { text } = shownResult(facts.units, code, found.result);
    return [[getDimension(code).name, text, dayText(found.test.date)]];
  });
}

function chartsOf(facts: HealthFacts): Chart[] {
  const pressure = facts.bloodPressure.toReversed();
  const line = (label: string, key: 'sbpMmHg' | 'dbpMmHg'): ChartLine => ({
    label,
    points: pressure.map((entry) => ({ atMs: Date.parse(entry.at), value: entry[key] })),
  });
  const charts = [
    chart('Blood pressure', 'mmHg', [line('Upper', 'sbpMmHg'), line('Lower', 'dbpMmHg')]),
    diaryChart(facts, 'Blood sugar', 'glucose_random', facts.sugar),
    diaryChart(facts, 'Weight', 'weight', facts.weight),
  ];
  return charts.filter(({ lines }) => lines.some(({ points }) => points.length > 1));
}

function diaryChart(
  facts: HealthFacts,
  title: string,
  code: QuantityCode,
  entries: readonly DiaryEntry[],
): Chart {
  const unit = inOwnUnit(facts.units, code, 0).unitText;
  const points = entries.toReversed().map(({ at, value }) => ({
    atMs: Date.parse(at),
    value: inOwnUnit(facts.units, code, value).value,
  }));
  return chart(title, unit, [{ label: title, points }]);
}

function chart(title: string, unit: string, lines: ChartLine[]): Chart {
  const parts = lines.flatMap(({ label, points }) => {
    const values = points.map(({ value }) => value);
    if (values.length === 0) return [];
    const [low, high] = [round(Math.min(...values), 1), round(Math.max(...values), 1)];
    return [`${label}: ${entriesText(values.length)} from ${low} to ${high} ${unit}`];
  });
  return { title, unit, lines, alt: `${title} over time. ${parts.join('. ')}.` };
}
