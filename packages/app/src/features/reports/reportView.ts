import { categoryLabel } from '@vitalane/clinical';
import type {
  LiverReport,
  MissingInput,
  ReportData,
  ReportInput,
  ReportName,
  ReportValue,
  ReportWords,
} from '@vitalane/contract';
import type {
  ReportFigure,
  ReportGap,
  ReportInputRow,
  ReportSection,
  ReportText,
} from '@vitalane/ui/screens/Report';
import type { OwnUnits } from '../../api/units.ts';
import { answerHref } from './answerHref.ts';
import { bandsOf, homeBandsOf, kidneyGridOf } from './bands.ts';
import { chartsOf, type Reader } from './charts.ts';
import { ownQuantity } from './ownQuantity.ts';

/** Returns a report's words as the screens show them. */
export function toText({ findings, sources, ...words }: ReportWords): ReportText {
  const { title, summary, advice, seekCare, model, version, asOf } = words;
  return {
    title,
    summary,
    advice,
    seekCare,
    model,
    version,
    asOf,
    findings: findings.map(({ label, text, status = 'info' }) => ({ label, text, level: status })),
    sources: sources.map((source) => source.title),
  };
}

/** Returns a report with its data, in the person's units. */
export function toSection(
  name: ReportName,
  words: ReportWords,
  data: ReportData,
  reader: Reader,
): ReportSection {
  const { units } = reader;
  return {
    id: name,
    text: toText(words),
    figures: figuresOf(data.values, reader),
    charts: chartsOf(data, reader),
    inputs: data.inputs.map((input) => toInputRow(input, units)),
    missing: data.missing.map(toGap),
    ...(name === 'kidney-health-analysis' && { kidneyGrid: kidneyGridOf(data, units) }),
  };
}

/** Returns the liver's report, whose words carry its values. */
export function toLiverSection(report: LiverReport, units: OwnUnits): ReportSection {
  return {
    id: 'liver-health-analysis',
    text: toText(report),
    figures: figuresOf(report.values, { units, homeLimits: null }),
    charts: [],
    inputs: report.inputs.map((input) => toInputRow(input, units)),
    missing: [],
  };
}

/** Goals are said by the findings: as a bare number they would look like a measurement. */
const isGoal = ({ category }: ReportValue) => category === 'default' || category === 'custom';

function figuresOf(values: readonly ReportValue[], reader: Reader): ReportFigure[] {
  return values.filter((value) => !isGoal(value)).map((value) => toFigure(value, reader));
}

/** Two numbers with one category between them: on its scale each says itself where it lies. */
const inPair = ['sbp', 'dbp'];

function toFigure(figure: ReportValue, { units, homeLimits }: Reader): ReportFigure {
  const { code, label, value, unit, category, dueOn, shown } = figure;
  const own = value === null ? undefined : ownQuantity(units, { code, value, unit });
  // A limit is written with its sign and has no place on a scale.
  const place = shown && shown.comparator === null ? shown.value : own?.value;
  return {
    code,
    label,
    text: shown?.text ?? own?.text,
    value: place,
    decimals: own?.decimals,
    category: inPair.includes(code) ? undefined : categoryLabel(code, category),
    dueOn: dueOn ?? undefined,
    ...(homeBandsOf(figure, homeLimits) ?? bandsOf(figure, units)),
  };
}

function toInputRow({ value, text = '', date, ...input }: ReportInput, units: OwnUnits): ReportInputRow {
  const { code, label, unit, origin, isOld, shown } = input;
  const own = value === null ? sentence(text) : ownQuantity(units, { code, value, unit }).text;
  return {
    code,
    label,
    text: shown?.text ?? own,
    date: date ?? undefined,
    origin,
    isOld,
  };
}

/** Returns an answer that a report waits for, with the link or form to give it. */
export function toGap(gap: MissingInput): ReportGap {
  return { ...gap, href: answerHref(gap.field) };
}

/** “female” as the start of a line. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
