import {
  canonicalValue,
  type EarlierResult,
  isEnterable,
  isFarFromLast,
  isFarFromRange,
  isUsualRange,
  QUANTITIES,
} from '@vitalane/clinical';
import type { DimensionCode, ReadDoubt, UnusedLine } from '@vitalane/contract';
import { type ReadLine, type ReadWord, textOf } from './line.ts';
import type { LabRow } from './rows.ts';
import { readRows } from './wrap.ts';

/** The patient's earlier results, in the canonical unit of each test. */
export type Earlier = Partial<Record<DimensionCode, readonly EarlierResult[]>>;

/** Minimum confidence in percent of an accepted word. */
const minConfidencePercent = 80;

/** Result of one reading of a report. */
export interface Reading {
  rows: readonly LabRow[];
  notUsed: readonly UnusedLine[];
}

/** Finds results for the patient to confirm, and unused lines that look like results. */
export function matchValues(lines: readonly ReadLine[], earlier: Earlier = {}): Reading {
  const { rows, unused } = readRows(lines);
  const pagesWithLostPoints = new Set(rows.filter(hasScaledRange).map(({ page }) => page));
  const judged = rows.map((row) => ({
    ...row,
    doubts: unique([
      ...row.doubts,
      ...doubtsOf(row, earlier),
      ...(pagesWithLostPoints.has(row.page) && Number.isInteger(row.value) ? ['point' as const] : []),
    ]),
  }));
  return {
    rows: onePerTest(judged),
    notUsed: unused.map(({ page, words }) => ({ page, text: textOf(words) })),
  };
}

function doubtsOf(row: LabRow, earlier: Earlier): ReadDoubt[] {
  const range = canonicalRange(row);
  const isPicture = row.words.some(({ box }) => box !== null);
  const hasRange = row.low !== null || row.high !== null;
  const value = canonicalValue(row.code, row.value, row.unit) ?? row.value;
  // A limit has no difference from an earlier result.
  const known = row.comparator === null ? (earlier[row.code] ?? []) : [];
  const history = { code: row.code, value, unit: QUANTITIES[row.code].unit, earlier: known };
  const checks: readonly (readonly [ReadDoubt, boolean])[] = [
    ['unclear', isUnclear(row)],
    ['point', row.valueWords.some(({ isPointDoubtful }) => isPointDoubtful)],
    ['range', (hasRange || isPicture) && !isUsualRange(row.code, range)],
    ['range', isFarFromRange(value, range)],
    ['implausible', !isEnterable(row)],
    ['history', isFarFromLast(history)],
  ];
  return checks.flatMap(([doubt, holds]) => (holds ? [doubt] : []));
}

/** Returns whether a value is unclear. The comparison of digits overrides the reported confidence. */
function isUnclear({ valueWords }: LabRow): boolean {
  if (valueWords.some(({ digits }) => digits === 'differ')) return true;
  return (
    confidenceOf(valueWords) < minConfidencePercent && !valueWords.every(({ digits }) => digits === 'agree')
  );
}

/** Returns the confidence of the least certain word. */
export function confidenceOf(words: readonly ReadWord[]): number {
  return Math.min(...words.map(({ confidencePercent }) => confidencePercent));
}

function canonicalRange({ code, unit, low, high }: LabRow) {
  const convert = (end: number | null) => (end === null ? null : canonicalValue(code, end, unit));
  return { low: convert(low), high: convert(high) };
}

/** Returns whether the range becomes a usual one with a decimal point: the page has lost its points. */
function hasScaledRange(row: LabRow): boolean {
  if (isUsualRange(row.code, canonicalRange(row))) return false;
  return [10, 100].some((scale) => {
    const [low, high] = [row.low, row.high].map((end) => (end === null ? null : end / scale));
    return isUsualRange(row.code, canonicalRange({ ...row, low: low ?? null, high: high ?? null }));
  });
}

/** Marks a test that is printed twice with different results as doubtful. */
function onePerTest(rows: readonly LabRow[]): LabRow[] {
  return [...Map.groupBy(rows, ({ code }) => code).values()].flatMap((same) => {
    const [best] = same.toSorted(
      (a, b) => a.doubts.length - b.doubts.length || confidenceOf(b.valueWords) - confidenceOf(a.valueWords),
    );
    if (!best) return [];
    const isUnanimous = same.every(
      ({ value, comparator, unit }) =>
        value === best.value && comparator === best.comparator && unit === best.unit,
    );
    return [isUnanimous ? best : { ...best, doubts: unique([...best.doubts, 'several']) }];
  });
}

/** Removes duplicate doubts. */
export function unique(doubts: readonly ReadDoubt[]): ReadDoubt[] {
  return [...new Set(doubts)];
}
