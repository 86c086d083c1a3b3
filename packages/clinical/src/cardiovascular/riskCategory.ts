import { band } from '../bands.ts';
import { asRecord, evaluate, type Input, type Values } from '../evaluate.ts';
import { each, flag, optionalQuantities, quantities } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { SG_FRS_CATEGORIES, type SgFrsCategory } from './bands.ts';

const CONDITIONS = ['hasAcs', 'hasAscvd', 'hasFh', 'hasDiabetes', 'hasCkd'] as const;
const FIELDS = {
  ...each(flag, ...CONDITIONS, 'otherMajorRiskFactor'),
  ...optionalQuantities('sgFrsPercent'),
};
/** Fields without a condition, when the score is needed. */
const SCORED_FIELDS = { ...FIELDS, ...quantities('sgFrsPercent') };

type Person = Values<typeof FIELDS>;

/** Risk category from conditions or a score. */
export type CvRiskCategory = 'very_high_secondary' | 'very_high_or_high_primary' | SgFrsCategory;

/** Category with the LDL (mmol/L) and clinic blood pressure (mmHg) to stay below. */
export interface CvRisk {
  category: CvRiskCategory;
  ldlBelowMmolL: number;
  sbpBelowMmHg: number;
  dbpBelowMmHg: number;
}

/** LDL to stay below, in mmol/L, by rule. */
export const LDL_GOALS_MMOL_L = {
  heart_attack: 1.4,
  fh_with_risk: 1.8,
  diabetes_with_risk: 1.8,
  diabetes_alone: 2.6,
  risk_high: 1.8,
  risk_intermediate: 2.6,
  risk_borderline: 3.4,
  risk_low: 3.4,
} as const;
/**
 * Patients read that their doctor sets these.
 *
 * @signOff [L] The category goals of artery disease without a heart attack, and of FH or CKD alone.
 */
const UNSETTLED_LDL_GOALS_MMOL_L = { other_artery_disease: 1.8, fh_or_ckd_alone: 2.6 } as const;

const STRICT_BP = { sbpBelowMmHg: 130, dbpBelowMmHg: 80 };
const USUAL_BP = { sbpBelowMmHg: 140, dbpBelowMmHg: 90 };
const SECONDARY = { category: 'very_high_secondary', ...STRICT_BP } as const;
const PRIMARY = { category: 'very_high_or_high_primary', ...STRICT_BP } as const;

interface ConditionRow {
  readonly holds: (person: Person) => boolean;
  readonly risk: CvRisk;
}

/** Rows for people with a condition; the first row that applies decides. */
const CONDITION_ROWS: readonly ConditionRow[] = [
  { holds: (p) => p.hasAcs, risk: { ...SECONDARY, ldlBelowMmolL: LDL_GOALS_MMOL_L.heart_attack } },
  {
    holds: (p) => p.hasAscvd,
    risk: { ...SECONDARY, ldlBelowMmolL: UNSETTLED_LDL_GOALS_MMOL_L.other_artery_disease },
  },
  {
    holds: (p) => p.hasFh && (p.hasDiabetes || p.hasCkd || p.otherMajorRiskFactor),
    risk: { ...PRIMARY, ldlBelowMmolL: LDL_GOALS_MMOL_L.fh_with_risk },
  },
  {
    holds: (p) => p.hasDiabetes && (p.hasCkd || p.otherMajorRiskFactor),
    risk: { ...PRIMARY, ldlBelowMmolL: LDL_GOALS_MMOL_L.diabetes_with_risk },
  },
  { holds: (p) => p.hasDiabetes, risk: { ...PRIMARY, ldlBelowMmolL: LDL_GOALS_MMOL_L.diabetes_alone } },
];

/** FH or CKD alone. */
const CONDITION_ALONE: CvRisk = {
  ...PRIMARY,
  ldlBelowMmolL: UNSETTLED_LDL_GOALS_MMOL_L.fh_or_ckd_alone,
};

const SCORE_GOALS: Readonly<Record<SgFrsCategory, Omit<CvRisk, 'category'>>> = {
  low: { ldlBelowMmolL: LDL_GOALS_MMOL_L.risk_low, ...USUAL_BP },
  borderline: { ldlBelowMmolL: LDL_GOALS_MMOL_L.risk_borderline, ...USUAL_BP },
  intermediate: { ldlBelowMmolL: LDL_GOALS_MMOL_L.risk_intermediate, ...USUAL_BP },
  high: { ldlBelowMmolL: LDL_GOALS_MMOL_L.risk_high, ...STRICT_BP },
};

function riskByScore(sgFrsPercent: number): CvRisk {
  const category = band(sgFrsPercent, SG_FRS_CATEGORIES);
  return { category, ...SCORE_GOALS[category] };
}

function riskByCondition(person: Person): CvRisk {
  const row = CONDITION_ROWS.find(({ holds }) => holds(person));
  return row ? row.risk : CONDITION_ALONE;
}

/**
 * Returns the cardiovascular risk category and its goals: conditions first, then the SG-FRS-2023 score in percent.
 * `otherMajorRiskFactor`: smoking, high blood pressure, organ damage, long or complicated diabetes, or early heart
 * disease in the family. Errors: `missing` (an unknown flag counts; the score only when no condition applies),
 * `implausible`. Source: ACE Clinical Guidance on lipids and hypertension, December 2023. The goals for artery
 * disease without a heart attack and for FH or CKD alone await a clinician: patients read that their doctor sets
 * them.
 */
export function cvRiskCategory(input: Input<typeof FIELDS>): Result<CvRisk> {
  const raw = asRecord(input);
  return CONDITIONS.some((name) => raw[name] === true)
    ? evaluate(FIELDS, input, (person) => ok(riskByCondition(person)))
    : evaluate(SCORED_FIELDS, input, ({ sgFrsPercent }) => ok(riskByScore(sgFrsPercent)));
}
