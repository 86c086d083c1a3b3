import { band } from '../bands.ts';
import { PLAUSIBILITY_LIMITS } from '../plausibility.ts';
import type { Comparator } from '../results/labResult.ts';
import { possibleBands } from '../results/possibleBands.ts';
import { settle } from '../round.ts';
import { DEFAULT_UPPER_LIMIT_UL, ENZYME_BANDS, type LiverEnzymeCategory } from './enzymes.ts';

/** Enzyme result and its limit, in U/L. */
export interface EnzymeResult {
  readonly valueUL: number;
  readonly comparator?: Comparator | null;
  readonly limitUL: number;
}

/** Returns the category of one enzyme by its own limit; `null` where a censored result allows several. */
export function enzymeCategory({
  valueUL,
  comparator = null,
  limitUL,
}: EnzymeResult): LiverEnzymeCategory | null {
  const multiple = settle(valueUL / limitUL);
  if (comparator === null) return band(multiple, ENZYME_BANDS);
  return possibleBands(ENZYME_BANDS, { comparator, value: multiple }).band;
}

/** Returns the printed upper limit in U/L when it is plausible, else the usual limit. */
export function usableUpperLimit(printedUL: number | null): number {
  const { min, max } = PLAUSIBILITY_LIMITS.altUlnUL;
  return printedUL !== null && printedUL >= min && printedUL <= max ? printedUL : DEFAULT_UPPER_LIMIT_UL;
}
