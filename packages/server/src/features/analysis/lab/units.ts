import { UNITS, type Unit, unitSpellings, unitsOf } from '@vitalane/clinical';
import type { DimensionCode, MeasureUnit } from '@vitalane/contract';

const letterL = '[lI1|]';
const superscript = String.raw`[^\s/]{0,2}\s?[39⁹³?°]?`;

/** What OCR reads for parts of a unit, the longer parts first: it loses slashes, and reads a superscript as almost any character. */
const misread: Readonly<Record<string, string>> = {
  'mol/L': String.raw`mo${letterL}\s*\/?\s*${letterL}`,
  'U/L': String.raw`U\s*\/?\s*${letterL}`,
  '/1.73': String.raw`\s*\/?\s*1[.,]?73`,
  '^3': superscript,
  '⁹': superscript,
  '²': '.?',
  // No quantity has both mmol/L and µmol/L.
  µ: String.raw`[a-zµμ]{1,2}\s?`,
  u: '[uµμ]',
  l: letterL,
  L: letterL,
  '0': '[0o8]',
  '×': '[x×*]?',
  '/': String.raw`\s*\/\s*`,
  ' ': String.raw`\s*`,
};
const parts = /mol\/L|U\/L|\/1\.73|\^3|./gu;

function patternOf(spelling: string): RegExp {
  const source = spelling.replaceAll(parts, (text) => misread[text] ?? text);
  return new RegExp(`(?<![a-z])${source}(?![a-z])`, 'i');
}

/** Printed forms of units, the longer ones first. */
const unitPatterns = Object.keys(UNITS)
  .flatMap((unit) => unitSpellings(unit as Unit).map((spelling) => ({ unit, spelling })))
  .filter(({ spelling }) => spelling !== '')
  .toSorted((a, b) => b.spelling.length - a.spelling.length)
  .map(({ unit, spelling }) => ({ unit, pattern: patternOf(spelling) }));

/** mEq/L, which is mmol/L for ions with one charge. */
const milliequivalents = patternOf('mEq/L');
const singlyCharged: readonly DimensionCode[] = ['sodium', 'potassium'];

/** Any printed unit, of supported and other tests. */
export const anyUnit =
  /(?<![\d/])(?:[a-zµμ]{1,5}|10\^?\d+)\s*\/\s*[a-zµμ]{1,4}(?![a-z])|\d\s*%|\b(?:fl|pg|sec|mm)\b/i;

/** Returns the printed unit if it is one of the quantity's; else `null`. */
export function printedUnit(text: string, code: DimensionCode): MeasureUnit | null {
  if (singlyCharged.includes(code) && milliequivalents.test(text)) return 'mmol/L';
  const units = unitsOf(code);
  const printed = unitPatterns.find(
    ({ unit, pattern }) => units.some((one) => one === unit) && pattern.test(text),
  );
  return units.find((unit) => unit === printed?.unit) ?? null;
}

/** Blanks units, which may contain digits. Keeps the length. */
export function withoutUnits(text: string): string {
  return unitPatterns
    .filter(({ unit }) => /\d/.test(unit))
    .reduce((left, { pattern }) => left.replace(new RegExp(pattern, 'gi'), blank), text);
}

/** Returns spaces of the same length. */
export function blank(text: string): string {
  return ' '.repeat(text.length);
}
