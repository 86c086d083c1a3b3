import { type Comparator, isEnterable, QUANTITIES, unitsOf, unitText } from '@vitalane/clinical';
import type { DimensionCode, MeasureUnit, ReadDoubt } from '@vitalane/contract';
import { type ReadLine, type ReadWord, textOf, wordsBetween } from './line.ts';
import { type FoundMeasure, findMeasure, hasLostPoint } from './measure.ts';
import { type NamedTest, resolveName, type Section } from './name.ts';
import { type FoundTerm, findTerms } from './terms.ts';
import { printedUnit } from './units.ts';

/** A result as printed in its row, before any comparison. */
export interface LabRow {
  code: DimensionCode;
  value: number;
  comparator: Comparator | null;
  unit: MeasureUnit;
  low: number | null;
  high: number | null;
  doubts: readonly ReadDoubt[];
  page: number;
  /** Words from the name to the end of the range. */
  words: readonly ReadWord[];
  valueWords: readonly ReadWord[];
  rangeWords: readonly ReadWord[];
}

/** Context of a row besides its own words. */
export interface RowContext {
  section: Section;
  isFastingReport: boolean;
}

/** Returns the results of a line; a line of two columns has two. */
export function rowsOf({ words, page }: ReadLine, context: RowContext): LabRow[] {
  const text = textOf(words);
  const terms = findTerms(text);
  const rows: LabRow[] = [];
  let from = 0;
  for (const [index, term] of terms.entries()) {
    if (term.start < from) continue;
    const next = terms.slice(index + 1).find(({ measure }) => measure !== term.measure);
    const part = { text, from, term, until: next?.start ?? text.length };
    const found = findMeasure(text.slice(term.end, part.until));
    if (!found) continue;
    const row = toRow(part, found, context);
    const end = term.end + endOf(found, text.slice(term.end, part.until));
    if (row) {
      const wordsOf = (part: { start: number; end: number }) =>
        wordsBetween(words, term.end + part.start, term.end + part.end);
      rows.push({
        ...row,
        page,
        words: wordsBetween(words, term.start, end),
        valueWords: wordsOf(found.number),
        rangeWords: found.range ? wordsOf(found.range) : [],
      });
    }
    from = end;
  }
  return rows;
}

interface Part {
  text: string;
  /** End of the previous row. */
  from: number;
  term: FoundTerm;
  /** Start of the next name. */
  until: number;
}

function toRow(
  { text, from, term, until }: Part,
  found: FoundMeasure,
  context: RowContext,
): Omit<LabRow, 'page' | 'words' | 'valueWords' | 'rangeWords'> | null {
  const after = text.slice(term.end, until);
  const name = `${text.slice(from, term.end)} ${beforeUnit(after.slice(0, found.start))}`;
  const named = resolveName(term.measure, name, context);
  if (!named) return null;
  const { code } = named;
  const value = Number(found.number.text.replace(',', '.'));
  if (Number.isNaN(value)) return null;
  const { comparator } = found.number;
  const printed = printedUnit(after, code);
  if (isOtherUrea(named, printed)) return null;
  const fitting = unitsOf(code).find((unit) => isEnterable({ code, value, unit, comparator }));
  return {
    code,
    value,
    comparator,
    unit: printed ?? fitting ?? QUANTITIES[code].unit,
    low: found.range?.low ?? null,
    high: found.range?.high ?? null,
    doubts: [
      ...named.doubts,
      ...(printed || isUnitless(code) ? [] : ['unit' as const]),
      ...(found.hasSeveral ? ['several' as const] : []),
      ...(found.isLimitDoubtful ? ['limit' as const] : []),
      ...(hasLostPoint(found) ? ['point' as const] : []),
    ],
  };
}

/**
 * Returns whether a urea result is the mass of urea, which is 2.14 times that of its nitrogen. Only urea
 * nitrogen is supported in mg/dL.
 */
function isOtherUrea({ code, isUreaNitrogen }: NamedTest, unit: MeasureUnit | null): boolean {
  return code === 'urea' && unit === 'mg/dL' && !isUreaNitrogen;
}

/** Returns whether the quantity is printed without a unit. */
function isUnitless(code: DimensionCode): boolean {
  return unitText(QUANTITIES[code].unit) === '';
}

/** Removes a unit between name and result. */
function beforeUnit(text: string): string {
  return text.replace(/\S*\/\S*|%/g, ' ');
}

/** Returns the end of result and range, including the unit. */
function endOf({ end }: FoundMeasure, text: string): number {
  return end + (/^\s*(?:\S*\/\S*|%|\))+/.exec(text.slice(end))?.[0].length ?? 0);
}
