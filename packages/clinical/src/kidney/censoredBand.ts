import { QUANTITY_BANDS } from '../quantities/bands.ts';
import type { Comparator } from '../results/labResult.ts';
import { type PossibleBands, possibleBands } from '../results/possibleBands.ts';
import type { KdigoA, KdigoG } from './kdigo.ts';

const STEPS = { egfr: 1, uacr: undefined } as const;

/** Result printed only as a limit, such as "<15" or ">60". */
export interface CensoredResult {
  readonly analyte: keyof typeof STEPS;
  readonly comparator: Comparator;
  /** eGFR in mL/min/1.73 m², uACR in mg/mmol. */
  readonly value: number;
}

/** Bands of a censored result. */
export type CensoredBand<Label = KdigoG | KdigoA> = PossibleBands<Label>;

/**
 * Returns the bands of every value that a limit allows. eGFR is a whole number, so ">90" starts at 91. Source: KDIGO
 * 2024 stages. A band is stated only when all allowed values lie in it.
 */
export function censoredBand({ analyte, ...limit }: CensoredResult): CensoredBand {
  return possibleBands<KdigoG | KdigoA>(QUANTITY_BANDS[analyte].table, limit, STEPS[analyte]);
}
