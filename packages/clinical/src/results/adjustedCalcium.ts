import { evaluate, type Input } from '../evaluate.ts';
import { quantities } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { settle } from '../round.ts';

/** Name of the result, with its source. */
export const ADJUSTED_CALCIUM_LABEL = 'Calcium, adjusted for albumin (Payne 1973)';

const FIELDS = quantities('calciumMmolL', 'albuminGL');
const USUAL_ALBUMIN_G_L = 40;
const MMOL_L_PER_G_L = 0.02;

/**
 * Returns the calcium of a sample as if its albumin were 40 g/L, in mmol/L, unrounded: about half of it is bound to albumin.
 * Both must be of one sample. Errors: `missing`, `implausible`. Source: Payne, BMJ 1973;4:643, in the form that
 * laboratories use.
 */
export function adjustedCalcium(input: Input<typeof FIELDS>): Result<{ calciumMmolL: number }> {
  return evaluate(FIELDS, input, ({ calciumMmolL, albuminGL }) =>
    ok({ calciumMmolL: settle(calciumMmolL + MMOL_L_PER_G_L * (USUAL_ALBUMIN_G_L - albuminGL)) }),
  );
}
