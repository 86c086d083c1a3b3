import { type BandTable, band } from '../bands.ts';
import { evaluate, type Input } from '../evaluate.ts';
import { optionalQuantities, quantities } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { round } from '../round.ts';
import { DEFAULT_UPPER_LIMIT_UL } from './enzymes.ts';

const FIELDS = { ...quantities('astUL', 'plateletsE9L'), ...optionalQuantities('astUlnUL') };

/** Likelihood of liver scarring. */
export type ApriCategory = 'low' | 'indeterminate' | 'high';

const CATEGORIES: BandTable<ApriCategory> = {
  steps: [
    ['<=', 0.5, 'low'],
    ['<=', 1.5, 'indeterminate'],
  ],
  otherwise: 'high',
};

/** APRI score, unrounded; it is banded to 2 decimals. */
export interface Apri {
  apri: number;
  category: ApriCategory;
}

/**
 * Calculates the AST to platelet ratio index: AST ÷ its upper limit (40 U/L if none is printed) × 100 ÷ platelets
 * (10⁹/L). Secondary to FIB-4. Errors: `missing`, `implausible`. Source: Wai, Hepatology 2003;38:518.
 */
export function apri(input: Input<typeof FIELDS>): Result<Apri> {
  return evaluate(FIELDS, input, ({ astUL, plateletsE9L, astUlnUL }) => {
    const score = ((astUL / (astUlnUL ?? DEFAULT_UPPER_LIMIT_UL)) * 100) / plateletsE9L;
    return ok({ apri: score, category: band(round(score, 2), CATEGORIES) });
  });
}
