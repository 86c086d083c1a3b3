import { type Comparator, convertUnit } from '@vitalane/clinical';
import type { MeasureUnit } from '@vitalane/contract';
import type { Dimension } from '../../../lists/dimensions.ts';

const liter = '[lI1|]';
/** OCR reads µ as almost any letter; no test has both mmol/L and µmol/L. */
const micro = '[a-zµμ]{1,2}';
/** 10^9/L, and the equal thousand per microlitre. OCR reads the superscript as almost any character. */
const billions = String.raw`[x×*]?\s*1[0o8][^\s/]{0,2}\s?[39⁹³?°]?\s*\/\s*(?:${liter}|[uµμ]${liter})|\bk\s*\/\s*[uµμ]${liter}`;

/** Printed forms of units, the more specific ones first. */
const unitPatterns: readonly (readonly [MeasureUnit, RegExp])[] = [
  ['mL/min/1.73m2', /m[lI1|]\s*\/\s*min(?:\s*\/?\s*1[.,]?73\s*m.?)?/i],
  ['mmol/mol', /mmo[lI1|]\s*\/\s*mo[lI1|]/i],
  ['mg/mmol', /mg\s*\/\s*mmo[lI1|]/i],
  ['mmol/L', new RegExp(String.raw`(?:mmo[lI1|]|meq)\s*\/?\s*${liter}(?![a-z])`, 'i')],
  ['umol/L', new RegExp(String.raw`${micro}\s?mo[lI1|]\s*\/?\s*${liter}(?![a-z])`, 'i')],
  ['mg/dL', new RegExp(String.raw`mg\s*\/\s*d${liter}`, 'i')],
  ['mg/g', /mg\s*\/\s*g\b|mcg\s*\/\s*mg/i],
  ['g/dL', new RegExp(String.raw`(?<![a-z])gm?\s*\/\s*d${liter}`, 'i')],
  ['g/L', new RegExp(String.raw`(?<![a-z])gm?\s*\/\s*${liter}`, 'i')],
  ['10^9/L', new RegExp(billions, 'i')],
  ['U/L', new RegExp(String.raw`\b[iI]?U\s*\/?\s*${liter}\b`, 'i')],
  ['%', /%/],
];

/** Any printed unit, of supported and other tests. */
export const anyUnit =
  /(?<![\d/])(?:[a-zµμ]{1,5}|10\^?\d+)\s*\/\s*[a-zµμ]{1,4}(?![a-z])|\d\s*%|\b(?:fl|pg|sec|mm)\b/i;

/** Returns the printed unit if the dimension supports it; else `null`. */
export function printedUnit(text: string, { unitChoices }: Dimension): MeasureUnit | null {
  return (
    unitPatterns.find(([unit, pattern]) => unitChoices.includes(unit) && pattern.test(text))?.[0] ?? null
  );
}

/** Blanks units, which may contain digits. Keeps the length. */
export function withoutUnits(text: string): string {
  return unitPatterns
    .filter(([unit]) => /\d/.test(unit))
    .reduce((left, [, pattern]) => left.replace(new RegExp(pattern, 'gi'), blank), text);
}

/** Returns spaces of the same length. */
export function blank(text: string): string {
  return ' '.repeat(text.length);
}

/** A printed amount with its unit and comparator. */
interface PrintedAmount {
  value: number;
  unit: MeasureUnit;
  comparator?: Comparator | null;
}

/** Converts a value into the canonical unit. */
export function toCanonical({ analyte, unit }: Dimension, value: number, from: MeasureUnit): number {
  const converted = analyte === null ? null : convertUnit({ analyte, value, from, to: unit });
  return converted?.status === 'ok' ? converted.value : value;
}

/** Returns whether a value is within the plausible range. A detection limit such as "<0.1" may be below it. */
export function isPlausible(
  dimension: Dimension,
  { value, unit, comparator = null }: PrintedAmount,
): boolean {
  const canonical = toCanonical(dimension, value, unit);
  return (
    canonical <= dimension.plausibleHigh &&
    (canonical >= dimension.plausibleLow || comparator?.startsWith('<') === true)
  );
}
