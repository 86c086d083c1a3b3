import type { ReadDoubt } from '@vitalane/contract';
import { confidenceOf, unique } from './match.ts';
import type { LabRow } from './rows.ts';

/** Doubts that a second reading can resolve, because it may contain a missing range or unit. */
const resolvableDoubts: readonly ReadDoubt[] = ['point', 'several', 'limit', 'name', 'unit', 'range'];

/** Minimum confidence in percent at which the ranges of two readings are compared. */
const minRangeConfidencePercent = 75;

/**
 * Combines two readings of one report. OCR that loses a decimal point reports no lower confidence, but rarely
 * loses the same point twice at another size. Each reading resolves the other's doubts about the print.
 */
export function combineReadings(one: readonly LabRow[], other: readonly LabRow[]): LabRow[] {
  const codes = new Set([...one, ...other].map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const found = [one, other].flatMap((rows) => rows.find((row) => row.code === code) ?? []);
    const [kept, second] = found.toSorted(
      (a, b) =>
        signs(b) - signs(a) || a.doubts.length - b.doubts.length || rangeConfidence(b) - rangeConfidence(a),
    );
    return kept ? [{ ...kept, doubts: doubtsOf(kept, second) }] : [];
  });
}

const signs = ({ comparator }: LabRow) => (comparator === null ? 0 : 1);

function doubtsOf(kept: LabRow, second: LabRow | undefined): ReadDoubt[] {
  if (!second) return isConfirmed(kept) ? [...kept.doubts] : unique([...kept.doubts, 'unclear']);
  // A sign that one reading has lost would make a limit a measured value.
  if (kept.comparator !== second.comparator) return unique([...kept.doubts, ...second.doubts, 'limit']);
  if (kept.value !== second.value)
    return isContradicted(kept, second)
      ? [...kept.doubts]
      : unique([...kept.doubts, ...second.doubts, 'unclear']);
  const isOtherUnit = kept.unit !== second.unit && !second.doubts.includes('unit');
  return unique([
    ...kept.doubts.filter((doubt) => !resolvableDoubts.includes(doubt) || second.doubts.includes(doubt)),
    ...second.doubts.filter((doubt) => !resolvableDoubts.includes(doubt)),
    ...(isOtherUnit ? ['unit' as const] : []),
    ...(isOtherRange(kept, second) ? ['range' as const] : []),
  ]);
}

/** Returns whether the digits of the page confirm one reading and contradict the other. */
function isContradicted(kept: LabRow, second: LabRow): boolean {
  return isConfirmed(kept) && second.valueWords.some(({ digits }) => digits === 'differ');
}

const isConfirmed = ({ valueWords }: LabRow) => valueWords.every(({ digits }) => digits === 'agree');

function rangeConfidence({ rangeWords }: LabRow): number {
  return rangeWords.some(({ digits }) => digits === 'differ') ? 0 : confidenceOf(rangeWords);
}

function isOtherRange(kept: LabRow, second: LabRow): boolean {
  if (second.doubts.includes('range') || (kept.low === second.low && kept.high === second.high)) return false;
  return rangeConfidence(second) >= minRangeConfidencePercent;
}
