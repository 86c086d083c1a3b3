import { evaluate, type Input } from '../evaluate.ts';
import { numberWithin, optional, optionalQuantities } from '../fields.ts';
import { PLAUSIBILITY_LIMITS } from '../plausibility.ts';
import { ok, type Result } from '../result.ts';

const { sbpMmHg, dbpMmHg, hba1cPercent, ldlMmolL, nonHdlMmolL } = PLAUSIBILITY_LIMITS;

/** Lowest goals that may be set: below them treatment does more harm than good. */
const FIELDS = {
  sbpBelowMmHg: optional(numberWithin({ ...sbpMmHg, min: 110 })),
  dbpBelowMmHg: optional(numberWithin({ ...dbpMmHg, min: 60 })),
  hba1cAtMostPercent: optional(numberWithin({ ...hba1cPercent, min: 5.5 })),
  ldlBelowMmolL: optional(numberWithin({ ...ldlMmolL, min: 0.5 })),
  nonHdlBelowMmolL: optional(numberWithin(nonHdlMmolL)),
  ...optionalQuantities('weightKg', 'waistCm', 'moderateMinutesPerWeek'),
};

/** Custom targets as they may be stored; those not given are undefined. */
export type CustomTargets = { -readonly [K in keyof typeof FIELDS]: number | undefined };

/**
 * Checks targets a doctor sets in place of the defaults. Errors: `implausible` for a value outside the plausibility
 * limits, a blood pressure goal below 110/60 mmHg, HbA1c below 5.5 %, or LDL below 0.5 mmol/L.
 */
export function checkCustomTargets(input: Input<typeof FIELDS>): Result<CustomTargets> {
  return evaluate(FIELDS, input, (targets) => ok(targets));
}
