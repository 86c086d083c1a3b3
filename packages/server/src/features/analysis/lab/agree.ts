import type { ReadDoubt } from '@vitalane/contract';
import { surenessOf, unique } from './match.ts';
import type { LabRow } from './rows.ts';

/** What a second reading can settle: it may read the range or the unit that the first has not. */
const settled: readonly ReadDoubt[] = ['point', 'several', 'name', 'unit', 'range'];

/** A range is known by its size as well: the readings are compared where both are at least this sure of theirs. */
const sureRangePercent = 75;

/**
 * Combines two readings of one report. A reader that loses a decimal point is as sure of itself as ever, but it
 * rarely loses the same one twice at another size. What only one of them doubts about the print is settled by the other.
 */
export function agree(one: readonly LabRow[], other: readonly LabRow[]): LabRow[] {
  const codes = new Set([...one, ...other].map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const found = [one, other].flatMap((rows) => rows.find((row) => row.code === code) ?? []);
    const [kept, second] = found.toSorted(
      (a, b) => a.doubts.length - b.doubts.length || rangeSureness(b) - rangeSureness(a),
    );
    return kept ? [{ ...kept, doubts: doubtsOf(kept, second) }] : [];
  });
}

function doubtsOf(kept: LabRow, second: LabRow | undefined): ReadDoubt[] {
  if (!second) return isConfirmed(kept) ? [...kept.doubts] : unique([...kept.doubts, 'unclear']);
  if (kept.value !== second.value)
    return isRefuted(kept, second) ? [...kept.doubts] : unique([...kept.doubts, ...second.doubts, 'unclear']);
  const isOtherUnit = kept.unit !== second.unit && !second.doubts.includes('unit');
  return unique([
    ...kept.doubts.filter((doubt) => !settled.includes(doubt) || second.doubts.includes(doubt)),
    ...second.doubts.filter((doubt) => !settled.includes(doubt)),
    ...(isOtherUnit ? ['unit' as const] : []),
    ...(isOtherRange(kept, second) ? ['range' as const] : []),
  ]);
}

/** Returns the page itself prints the digits of one reading and not those of the other. */
function isRefuted(kept: LabRow, second: LabRow): boolean {
  return isConfirmed(kept) && second.valueWords.some(({ digits }) => digits === 'differ');
}

const isConfirmed = ({ valueWords }: LabRow) => valueWords.every(({ digits }) => digits === 'agree');

function rangeSureness({ rangeWords }: LabRow): number {
  return rangeWords.some(({ digits }) => digits === 'differ') ? 0 : surenessOf(rangeWords);
}

function isOtherRange(kept: LabRow, second: LabRow): boolean {
  if (second.doubts.includes('range') || (kept.low === second.low && kept.high === second.high)) return false;
  return rangeSureness(second) >= sureRangePercent;
}
