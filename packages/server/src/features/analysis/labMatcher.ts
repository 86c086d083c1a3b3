import { convertUnit } from '@vitalane/clinical';
import type { MeasureUnit, PageBox, ReadValue } from '@vitalane/contract';
import { type Dimension, getDimension } from '../../lists/dimensions.ts';
import { labTerms, unitPatterns } from './labTerms.ts';

/** A line of a page, and how sure its reading is, in percent. */
export interface ReadLine {
  text: string;
  confidencePercent: number;
  /** Counting from 1 over all files. */
  page: number;
  /** Where it stands on the page; not known for the text of a PDF. */
  box: PageBox | null;
}

/** Without a printed unit the value may be in another one. */
const withoutUnitPercent = 60;
/** The range is printed with decimals and the value was read without: its point may have been lost. */
const pointLostPercent = 60;
/** Nobody has such a value: a digit or the decimal point was lost, or the unit is another. */
const implausiblePercent = 20;

/** What a report's lines say about known laboratory values: proposals that a person has to confirm. */
export function matchValues(lines: readonly ReadLine[]): ReadValue[] {
  const best = new Map<string, ReadValue>();
  for (const value of lines.flatMap(matchLine)) {
    const known = best.get(value.code);
    if (!known || value.confidencePercent > known.confidencePercent) best.set(value.code, value);
  }
  return [...best.values()];
}

function matchLine(line: ReadLine): ReadValue[] {
  const term = labTerms.find(({ pattern }) => pattern.test(line.text));
  if (!term || isOtherRatio(term.code, line.text)) return [];
  const afterName = line.text.slice(line.text.search(term.pattern)).replace(term.pattern, '');
  const number = readNumber(afterName);
  if (!number) return [];
  const dimension = getDimension(term.code);
  const { unit, isPrinted } = unitOf(dimension, number.rest, number.value);
  const isPlausible = isPlausibleIn(dimension, number.value, unit);
  return [
    {
      code: term.code,
      value: number.value,
      unit,
      ...rangeOf(number.rest),
      confidencePercent: Math.round(
        Math.min(
          line.confidencePercent,
          isPrinted ? 100 : withoutUnitPercent,
          isPlausible ? 100 : implausiblePercent,
          hasLostPoint(number) ? pointLostPercent : 100,
        ),
      ),
      page: line.page,
      box: line.box,
      text: line.text.trim().replaceAll(/\s+/g, ' '),
    },
  ];
}

/** "Cholesterol/HDL ratio" is neither of the two. */
function isOtherRatio(code: string, text: string): boolean {
  return code !== 'uacr' && /ratio/i.test(text);
}

/** The first number. A limit such as "<0.5" is no value to propose, and a flag such as H or * is passed over. */
function readNumber(text: string): { value: number; rest: string } | null {
  const found = /^[^\d<>]*?(?<number>\d+(?:[.,]\d+)?)/.exec(text);
  const number = found?.groups?.number;
  if (!found || number === undefined) return null;
  return { value: Number(number.replace(',', '.')), rest: text.slice(found[0].length) };
}

/** Laboratories print a value as precisely as its range. */
function hasLostPoint({ value, rest }: { value: number; rest: string }): boolean {
  return Number.isInteger(value) && /\d[.,]\d/.test(withoutUnitDigits(rest));
}

/** Units hold digits of their own: 10^9/L, 1.73 m2. */
function withoutUnitDigits(text: string): string {
  return text.replaceAll(/10\s*[\^*]\s*9|1\.73\s*m.?/gi, '');
}

function unitOf(
  dimension: Dimension,
  rest: string,
  value: number,
): { unit: MeasureUnit; isPrinted: boolean } {
  const printed = unitPatterns.find(
    ([unit, pattern]) => dimension.unitChoices.includes(unit) && pattern.test(rest),
  );
  if (printed) return { unit: printed[0], isPrinted: true };
  const fitting = dimension.unitChoices.find((unit) => isPlausibleIn(dimension, value, unit));
  return { unit: fitting ?? dimension.unit, isPrinted: false };
}

function isPlausibleIn(
  { analyte, unit: canonical, plausibleLow, plausibleHigh }: Dimension,
  value: number,
  unit: MeasureUnit,
): boolean {
  const converted = analyte === null ? null : convertUnit({ analyte, value, from: unit, to: canonical });
  const inCanonical = converted?.status === 'ok' ? converted.value : value;
  return inCanonical >= plausibleLow && inCanonical <= plausibleHigh;
}

const decimal = String.raw`(\d+(?:[.,]\d+)?)`;
const between = new RegExp(String.raw`${decimal}\s*(?:-|–|to)\s*${decimal}`);
const below = new RegExp(String.raw`(?:<|≤|less than|up to)\s*=?\s*${decimal}`, 'i');
const above = new RegExp(String.raw`(?:>|≥|more than)\s*=?\s*${decimal}`, 'i');

function rangeOf(rest: string): Pick<ReadValue, 'referenceLow' | 'referenceHigh'> {
  const text = withoutUnitDigits(rest);
  const number = (found: string | undefined) =>
    found === undefined ? null : Number(found.replace(',', '.'));
  const [, low, high] = between.exec(text) ?? [];
  if (low !== undefined) return { referenceLow: number(low), referenceHigh: number(high) };
  return { referenceLow: number(above.exec(text)?.[1]), referenceHigh: number(below.exec(text)?.[1]) };
}
