import { capitalised, isQuantity } from '@vitalane/clinical';
import type { ReportInput } from '@vitalane/contract';
import { dayInWords } from '@vitalane/time';
import { type OwnUnits, quantityText } from '../../../own-units/ownUnits.ts';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { type CalculatedReport, toWords } from '../report.ts';

/** Marks the day of a result that is too old to rely on. */
export const OLD_MARK = ' (old result)';

/** A report in the PDF: the texts of the screen, and their inputs. */
export interface PdfSection {
  title: string;
  lines: readonly string[];
  advice: readonly string[];
  /** Each input with its value and day, and the mark of an old result. */
  inputs: readonly string[];
  sources: string;
  /** Model and version. */
  model: string;
}

/** Converts a calculated report into a section of the PDF. */
export function sectionOf(calculated: CalculatedReport, facts: HealthFacts): PdfSection {
  const { title, findings, advice, sources, model, version } = toWords(calculated);
  return {
    title,
    lines: findings.map(({ label, text }) => `${label}: ${text}`),
    advice,
    inputs: calculated.inputs.map((input) => inputLine(input, facts)),
    sources: sources.map((source) => source.title).join(' '),
    model: `${model}, version ${version}`,
  };
}

function inputLine(input: ReportInput, { units }: HealthFacts): string {
  const { label, date, isOld } = input;
  const day = date === null ? '' : `, ${dayInWords(date)}`;
  return `${label}: ${inputText(input, units)}${day}${isOld ? OLD_MARK : ''}`;
}

function inputText({ code, value, text, unit, shown }: ReportInput, units: OwnUnits): string {
  if (shown) return shown.text;
  if (value === null) return capitalised(text ?? '');
  return isQuantity(code) ? quantityText(units, code, value) : `${value} ${unit ?? ''}`.trim();
}
