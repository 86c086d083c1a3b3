import type { EarlierResult } from '../alerts/labEarlier.ts';
import { isLikelySlip } from '../alerts/labSlip.ts';
import type { QuantityCode } from '../quantities/catalogue.ts';

/** Returns whether a value read from paper is so far from the last result of the year that it needs confirmation. */
export function isFarFromLast(result: {
  readonly code: QuantityCode;
  readonly value: number;
  readonly unit: string;
  readonly earlier: readonly EarlierResult[];
}): boolean {
  return isLikelySlip(result);
}
