import { evaluate, type Input } from '../evaluate.ts';
import { flag, numberWithin, optional, quantities } from '../fields.ts';
import { PLAUSIBILITY_LIMITS } from '../plausibility.ts';
import { type BandOf, bandOf } from '../quantities/bands.ts';
import { ok, type Result } from '../result.ts';
import { round } from '../round.ts';

const EAG_FIELDS = quantities('hba1cPercent');
const CLASSIFY_FIELDS = {
  ...EAG_FIELDS,
  hasDiabetes: flag,
  targetPercent: optional(numberWithin(PLAUSIBILITY_LIMITS.hba1cPercent)),
};
/** Usual goal with diabetes, in %. */
export const HBA1C_GOAL_PERCENT = 7;
/** HbA1c in % above which any person needs to see a doctor soon. */
export const HBA1C_REVIEW_ABOVE_PERCENT = 10;

/** Likelihood of diabetes in a person not known to have it. */
export type Hba1cScreeningCategory = BandOf<'hba1c'>;

/** Screening category, or control compared with the target of a person with diabetes. */
export type Hba1cClass =
  | { readonly category: Hba1cScreeningCategory }
  | { readonly category: 'at_target' | 'above_target'; readonly promptReview: boolean };

/**
 * Classifies an HbA1c in NGSP %, to 1 decimal; with diabetes by `targetPercent` (7.0 unless a doctor sets one),
 * `promptReview` above 10.0. Unreliable with haemoglobin variants, anaemia, transfusion, pregnancy or kidney failure.
 * Errors: `missing` (unknown diabetes counts), `implausible` outside 3–20. Source: MOH Singapore screening criteria;
 * ACE type 2 diabetes guidance 2023.
 */
export function classifyHba1c(input: Input<typeof CLASSIFY_FIELDS>): Result<Hba1cClass> {
  return evaluate(
    CLASSIFY_FIELDS,
    input,
    ({ hba1cPercent, hasDiabetes, targetPercent }): Result<Hba1cClass> => {
      if (!hasDiabetes) return ok({ category: bandOf('hba1c', hba1cPercent) });
      const value = round(hba1cPercent, 1);
      const isAtTarget = value <= (targetPercent ?? HBA1C_GOAL_PERCENT);
      const promptReview = value > HBA1C_REVIEW_ABOVE_PERCENT;
      return ok({ category: isAtTarget ? 'at_target' : 'above_target', promptReview });
    },
  );
}

/** Estimated average glucose, unrounded, in both units. */
export interface EstimatedAverageGlucose {
  eagMgDl: number;
  eagMmolL: number;
}

/**
 * Calculates the average glucose that corresponds to an HbA1c (NGSP %). Errors: `missing`, `implausible` outside
 * 3–20. Source: ADAG study, Diabetes Care 2008;31:1473 (one published regression per unit).
 */
export function estimatedAverageGlucose(input: Input<typeof EAG_FIELDS>): Result<EstimatedAverageGlucose> {
  return evaluate(EAG_FIELDS, input, ({ hba1cPercent }) =>
    ok({ eagMgDl: 28.7 * hba1cPercent - 46.7, eagMmolL: 1.59 * hba1cPercent - 2.59 }),
  );
}
