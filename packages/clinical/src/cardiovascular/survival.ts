import type { BandTable } from '../bands.ts';

/** Category of a 10-year cardiovascular risk on the Framingham bands. */
export type FraminghamCategory = 'low' | 'intermediate' | 'high';

/** Framingham bands in percent. */
export const FRAMINGHAM_CATEGORIES: BandTable<FraminghamCategory> = {
  steps: [
    ['<', 10, 'low'],
    ['<=', 20, 'intermediate'],
  ],
  otherwise: 'high',
};

/** The two constants of a proportional hazards model: mean of the sum, and survival at that mean. */
export interface Baseline {
  readonly mean: number;
  readonly survival: number;
}

/** Returns the risk in percent of a proportional hazards model: 100 × (1 − survival^exp(sum − mean)). */
export function hazardRiskPercent(sum: number, { mean, survival }: Baseline): number {
  return 100 * (1 - survival ** Math.exp(sum - mean));
}
