import { evaluate, type Input } from '../evaluate.ts';
import { numberWithin, optional, optionalQuantities } from '../fields.ts';
import { PLAUSIBILITY_LIMITS } from '../plausibility.ts';
import { ok, type Result } from '../result.ts';

/**
 * Limits of goals, in the canonical unit of each measure. They bind doctors too: below the lowest ones treatment does
 * more harm than good.
 *
 * @signOff [D] The lowest goals that anybody may set: 110/60 mmHg, HbA1c 5.5 %, LDL 0.5 mmol/L.
 */
export const TARGET_LIMITS = {
  sbp: { ...PLAUSIBILITY_LIMITS.sbpMmHg, min: 110 },
  dbp: { ...PLAUSIBILITY_LIMITS.dbpMmHg, min: 60 },
  hba1c: { ...PLAUSIBILITY_LIMITS.hba1cPercent, min: 5.5 },
  ldl: { ...PLAUSIBILITY_LIMITS.ldlMmolL, min: 0.5 },
  nonhdl: PLAUSIBILITY_LIMITS.nonHdlMmolL,
  weight: PLAUSIBILITY_LIMITS.weightKg,
  waist: PLAUSIBILITY_LIMITS.waistCm,
  activity: PLAUSIBILITY_LIMITS.moderateMinutesPerWeek,
  glucose_range: PLAUSIBILITY_LIMITS.glucoseMmolL,
} as const;

const FIELDS = {
  sbpBelowMmHg: optional(numberWithin(TARGET_LIMITS.sbp)),
  dbpBelowMmHg: optional(numberWithin(TARGET_LIMITS.dbp)),
  hba1cAtMostPercent: optional(numberWithin(TARGET_LIMITS.hba1c)),
  ldlBelowMmolL: optional(numberWithin(TARGET_LIMITS.ldl)),
  nonHdlBelowMmolL: optional(numberWithin(TARGET_LIMITS.nonhdl)),
  ...optionalQuantities('weightKg', 'waistCm', 'moderateMinutesPerWeek'),
};

/** Valid custom targets for storage; absent ones are `undefined`. */
export type CustomTargets = { -readonly [K in keyof typeof FIELDS]: number | undefined };

/**
 * Validates targets that a doctor sets instead of the defaults. Errors: `implausible` for a value outside the
 * plausibility limits, a blood pressure goal below 110/60 mmHg, HbA1c below 5.5 %, or LDL below 0.5 mmol/L.
 */
export function checkCustomTargets(input: Input<typeof FIELDS>): Result<CustomTargets> {
  return evaluate(FIELDS, input, (targets) => ok(targets));
}
