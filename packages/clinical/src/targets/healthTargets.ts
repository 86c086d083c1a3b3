import { healthyWeightAt } from '../biometrics/healthyWeight.ts';
import { RAISED_WAIST_FROM_CM } from '../biometrics/waist.ts';
import { type BpTarget, bpTarget } from '../blood-pressure/target.ts';
import { type CvRisk, cvRiskCategory } from '../cardiovascular/riskCategory.ts';
import { asRecord, evaluate, type Input } from '../evaluate.ts';
import { each, flag, optionalQuantities, quantities, sex } from '../fields.ts';
import { HBA1C_GOAL_PERCENT } from '../glycaemia/hba1c.ts';
import { nonHdlGoalFor } from '../lipids/derived.ts';
import { type Ok, ok, type Result } from '../result.ts';
import { round } from '../round.ts';

const PERSON_FIELDS = {
  sex,
  ...quantities('ageYears', 'heightCm', 'weightKg', 'sgFrsPercent'),
  ...each(
    flag,
    'hasAcs',
    'hasAscvd',
    'hasFh',
    'hasDiabetes',
    'hasCkd',
    'hasHmod',
    'isFrail',
    'otherMajorRiskFactor',
  ),
};
const WAIST_FIELDS = { sex };
const HBA1C_FIELDS = { hasDiabetes: flag };
const WEIGHT_FIELDS = { ...quantities('heightCm'), ...optionalQuantities('weightKg') };
/** Moderate minutes a week for every adult. Source: WHO guidelines on physical activity, 2020. */
export const ACTIVITY_GOAL_MINUTES = { min: 150, max: 300 } as const;
/** Remaining shares of the present weight after losing 10 % and 5 % of it. */
const FIRST_STEP = { from: 0.9, to: 0.95 };

/** Known facts about a person; every entry may be unknown. */
export type TargetPerson = Partial<Input<typeof PERSON_FIELDS>>;

/** LDL and non-HDL cholesterol to stay below, in mmol/L. */
export interface LipidTarget {
  ldlBelowMmolL: number;
  nonHdlBelowMmolL: number;
}

/** Healthy weight; above it also a first step of 5 to 10 % of the present weight, to 1 decimal. */
export interface WeightTarget {
  minKg: number;
  maxKg: number;
  firstStepKg: { readonly fromKg: number; readonly toKg: number } | null;
}

/** Default targets, each with its own status, so that a missing input hides only the target that needs it. */
export interface HealthTargets {
  bloodPressure: Result<Pick<BpTarget, 'sbpBelowMmHg' | 'dbpBelowMmHg'>>;
  lipids: Result<LipidTarget>;
  /** `null` without diabetes: no target applies. */
  hba1c: Result<{ atMostPercent: number | null }>;
  weight: Result<WeightTarget>;
  waist: Result<{ belowCm: number }>;
  /** Moderate minutes a week; a vigorous minute counts as two. */
  activity: Result<{ minMinutesPerWeek: number; maxMinutesPerWeek: number }>;
  smoking: Result<{ cigarettesPerDay: 0 }>;
}

function stricter(byGuideline: BpTarget, byRisk: Result<CvRisk>) {
  const { sbpBelowMmHg, dbpBelowMmHg, basis } = byGuideline;
  if (basis === 'older_or_frail' || byRisk.status !== 'ok') return { sbpBelowMmHg, dbpBelowMmHg };
  return {
    sbpBelowMmHg: Math.min(sbpBelowMmHg, byRisk.sbpBelowMmHg),
    dbpBelowMmHg: Math.min(dbpBelowMmHg, byRisk.dbpBelowMmHg),
  };
}

/** Returns `true` when either is known to be true, `false` when both are known to be false, otherwise `null`. */
function either(a: boolean | null | undefined, b: boolean | null | undefined): boolean | null {
  if (a === true || b === true) return true;
  return a === false && b === false ? false : null;
}

function cvRiskOf(person: TargetPerson): Result<CvRisk> {
  const { hasAcs, hasAscvd, hasFh, hasDiabetes, hasCkd, otherMajorRiskFactor, sgFrsPercent } = person;
  return cvRiskCategory({ hasAcs, hasAscvd, hasFh, hasDiabetes, hasCkd, otherMajorRiskFactor, sgFrsPercent });
}

function bloodPressureTarget(person: TargetPerson, cvRisk: Result<CvRisk>): HealthTargets['bloodPressure'] {
  const { ageYears, hasCkd, hasDiabetes, hasHmod, isFrail, sgFrsPercent } = person;
  const hasCvd = either(person.hasAcs, person.hasAscvd);
  const target = bpTarget({ ageYears, hasCvd, hasCkd, hasDiabetes, hasHmod, isFrail, sgFrsPercent });
  return target.status === 'ok' ? ok(stricter(target, cvRisk)) : target;
}

function lipidTarget(cvRisk: Result<CvRisk>): Result<LipidTarget> {
  if (cvRisk.status !== 'ok') return cvRisk;
  const { ldlBelowMmolL } = cvRisk;
  return ok({ ldlBelowMmolL, nonHdlBelowMmolL: nonHdlGoalFor(ldlBelowMmolL) });
}

/** Returns a first step for a weight above the healthy range: 5 to 10 % of the present weight, in kg to 1 decimal. */
export function firstWeightStep(weightKg: number) {
  return { fromKg: round(weightKg * FIRST_STEP.from, 1), toKg: round(weightKg * FIRST_STEP.to, 1) };
}

function weightTarget(person: TargetPerson): Result<WeightTarget> {
  return evaluate(WEIGHT_FIELDS, person, ({ heightCm, weightKg }) => {
    const range = healthyWeightAt(heightCm);
    const isAbove = weightKg !== undefined && weightKg > range.maxKg;
    return ok({ ...range, firstStepKg: isAbove ? firstWeightStep(weightKg) : null });
  });
}

function hba1cTarget(person: TargetPerson): HealthTargets['hba1c'] {
  return evaluate(HBA1C_FIELDS, person, ({ hasDiabetes }) =>
    ok({ atMostPercent: hasDiabetes ? HBA1C_GOAL_PERCENT : null }),
  );
}

function waistTarget(person: TargetPerson): HealthTargets['waist'] {
  return evaluate(WAIST_FIELDS, person, (values) => ok({ belowCm: RAISED_WAIST_FROM_CM[values.sex] }));
}

/**
 * Returns the default targets of an adult, by the rules of the other areas; a value set by a doctor replaces its
 * default (check it with `checkCustomTargets`). Blood pressure is the stricter of `bpTarget` and `cvRiskCategory`,
 * unless the rule for older or frail people applies. Always `ok`: each target has its own status.
 */
export function healthTargets(input: TargetPerson): Ok<HealthTargets> {
  const person: TargetPerson = asRecord(input);
  const cvRisk = cvRiskOf(person);
  return ok({
    bloodPressure: bloodPressureTarget(person, cvRisk),
    lipids: lipidTarget(cvRisk),
    hba1c: hba1cTarget(person),
    weight: weightTarget(person),
    waist: waistTarget(person),
    activity: ok({
      minMinutesPerWeek: ACTIVITY_GOAL_MINUTES.min,
      maxMinutesPerWeek: ACTIVITY_GOAL_MINUTES.max,
    }),
    smoking: ok({ cigarettesPerDay: 0 }),
  });
}
