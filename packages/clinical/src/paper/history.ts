import type { EarlierResult } from '../alerts/lab-earlier.ts';
import { isLikelySlip } from '../alerts/lab-slip.ts';
import { labAnalyteOf } from '../alerts/lab-table.ts';

/** Returns whether a value read from paper is so far from the last result of the year that it is asked about. */
export function isFarFromLast({
  code,
  ...result
}: {
  readonly code: string;
  readonly value: number;
  readonly unit: string;
  readonly earlier: readonly EarlierResult[];
}): boolean {
  return isLikelySlip({ ...result, analyte: labAnalyteOf(code) });
}
