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
import { ownQuantity } from '../../api/ownQuantity.ts';
import type { OwnUnits } from '../../session/person.ts';
import { answerHref } from './answerHref.ts';
import { bandsOf, homeBandsOf, kidneyGridOf } from './bands.ts';
import { chartsOf, type Reader } from './charts.ts';

/** Returns a report's texts in the format of the screens. */
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

/** Returns a report with its data, in the account's units. */
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

/** Returns the liver report, whose text contains its values. */
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

/** Findings state the goals: as bare numbers they would look like measurements. */
const isGoal = ({ category }: ReportValue) => category === 'default' || category === 'custom';

function figuresOf(values: readonly ReportValue[], reader: Reader): ReportFigure[] {
  return values.filter((value) => !isGoal(value)).map((value) => toFigure(value, reader));
}

/** Pair of values with a shared category; each is judged separately on the scale. */
const pairedCodes = ['sbp', 'dbp'];

function toFigure(figure: ReportValue, { units, homeLimits }: Reader): ReportFigure {
  const { code, label, value, unit, category, dueOn, shown } = figure;
  const own = value === null ? undefined : ownQuantity(units, { code, value, unit });
  // A value with a comparator has no position on a scale.
  const place = shown && shown.comparator === null ? shown.value : own?.value;
  return {
    code,
    label,
    text: shown?.text ?? own?.text,
    value: place,
    decimals: own?.decimals,
    category: pairedCodes.includes(code) ? undefined : categoryLabel(code, category),
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

/** Returns a missing input of a report with its link or form. */
export function toGap(gap: MissingInput): ReportGap {
  return { ...gap, href: answerHref(gap.field) };
}

/** Capitalizes the first letter: “female” starts a line. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
