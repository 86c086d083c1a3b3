import { evaluate, type Input } from '../evaluate.ts';
import { numberWithin, quantities } from '../fields.ts';
import { PLAUSIBILITY_LIMITS } from '../plausibility.ts';
import { ok, type Result } from '../result.ts';
import { settle } from '../round.ts';

const DERIVED_FIELDS = quantities('tcMmolL', 'hdlMmolL');
const GOAL_FIELDS = { ldlBelowMmolL: numberWithin(PLAUSIBILITY_LIMITS.ldlMmolL) };
const NON_HDL_ABOVE_LDL_MMOL_L = 0.8;

/** Non-HDL cholesterol in mmol/L and the ratio of total to HDL cholesterol, unrounded. */
export interface DerivedLipids {
  nonHdlMmolL: number;
  tcHdlRatio: number;
}

/**
 * Calculates non-HDL cholesterol and the TC to HDL ratio, from mmol/L. Limits: TC 1–20, HDL 0.2–5, TC above HDL.
 * Errors: `missing`, `implausible`. Source: definitions.
 */
export function lipidDerived(input: Input<typeof DERIVED_FIELDS>): Result<DerivedLipids> {
  return evaluate(DERIVED_FIELDS, input, ({ tcMmolL, hdlMmolL }) =>
    ok({ nonHdlMmolL: settle(tcMmolL - hdlMmolL), tcHdlRatio: tcMmolL / hdlMmolL }),
  );
}

/** Returns the goal for a validated LDL goal. */
export function nonHdlGoalFor(ldlBelowMmolL: number): number {
  return settle(ldlBelowMmolL + NON_HDL_ABOVE_LDL_MMOL_L);
}

/**
 * Returns the non-HDL goal that corresponds to an LDL goal, both in mmol/L: LDL goal + 0.8. Errors: `missing`,
 * `implausible` outside 0.2–15. Source: MOH lipid guideline 2016.
 */
export function nonHdlGoal(input: Input<typeof GOAL_FIELDS>): Result<{ nonHdlBelowMmolL: number }> {
  return evaluate(GOAL_FIELDS, input, ({ ldlBelowMmolL }) =>
    ok({ nonHdlBelowMmolL: nonHdlGoalFor(ldlBelowMmolL) }),
  );
}
