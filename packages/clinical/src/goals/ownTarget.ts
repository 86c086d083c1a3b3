import { HEALTHY_BMI } from '../biometrics/healthyWeight.ts';
import { OLDER_ABOVE_YEARS } from '../blood-pressure/target.ts';
import { HBA1C_GOAL_PERCENT } from '../glycaemia/hba1c.ts';
import type { Limits } from '../quantities/catalogue.ts';
import { round } from '../round.ts';
import { withheldFor } from '../scope/parts.ts';
import { TARGET_LIMITS } from '../targets/customTargets.ts';
import type { Answer } from './depends.ts';

/** Measure with a goal. */
export type TargetMeasure =
  | 'sbp'
  | 'dbp'
  | 'ldl'
  | 'nonhdl'
  | 'hba1c'
  | 'weight'
  | 'waist'
  | 'activity'
  | 'glucose_range';

/** Data of a person for the limits of own goals. `null` is unknown and leaves the goal to the doctor. */
export interface TargetSetter {
  /** Upper limit of the usual goal; `null` without a number. */
  readonly usualGoal: number | null;
  readonly hasDoctorGoal: boolean;
  readonly diabetes: Answer;
  /** Whether the person takes insulin, a sulfonylurea or a glinide. */
  readonly lowSugarRiskMedicine: Answer;
  readonly frail: Answer;
  readonly ageYears: number | null;
  readonly pregnant: Answer;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
}

/** Reason why a goal is accepted or not. `refused` applies to doctors too. */
export type OwnTargetReason = 'ok' | 'doctor_only' | 'doctor_set_exists' | 'refused';

/** Whether a goal may be set. */
export interface OwnTarget {
  readonly accepted: boolean;
  readonly reason: OwnTargetReason;
  readonly shownAs: 'set_by_you' | 'set_by_doctor' | null;
}

/** Messages for goals that are not accepted. */
export const TARGET_REFUSALS: Readonly<Record<Exclude<OwnTargetReason, 'ok'>, string>> = {
  doctor_only: 'Only your doctor can set this goal.',
  doctor_set_exists: 'Your doctor has set this goal. Only your doctor can change it.',
  refused: 'This goal is outside the limits that are safe for anybody.',
};

/** Lowest goals that patients may set themselves. Pressure: ACE advises against going below 120/70. */
const LOWEST_SBP_MMHG = 120;
const LOWEST_DBP_MMHG = 70;
const LOWEST_LDL_MMOL_L = 1.4;
const LOWEST_HBA1C_PERCENT = 6.5;
const LOWEST_WAIST_CM = 60;
const ACTIVITY_MINUTES: Limits = { min: 30, max: 600 };
/** Age from which patients may not set themselves a weight below today's. */
const NO_WEIGHT_LOSS_FROM_YEARS = 80;

const upToUsual = (min: number, { usualGoal }: TargetSetter): Limits | null =>
  usualGoal === null ? null : { min, max: usualGoal };

function hba1cRange({ diabetes, lowSugarRiskMedicine, frail, ageYears }: TargetSetter): Limits | null {
  const isYoungEnough = ageYears !== null && ageYears <= OLDER_ABOVE_YEARS;
  const mayChoose = diabetes === true && lowSugarRiskMedicine === false && frail === false && isYoungEnough;
  return mayChoose ? { min: LOWEST_HBA1C_PERCENT, max: HBA1C_GOAL_PERCENT } : null;
}

function weightRange({ heightCm, weightKg, frail, ageYears }: TargetSetter): Limits | null {
  if (heightCm === null) return null;
  const squareMetres = (heightCm / 100) ** 2;
  const lowest = round(HEALTHY_BMI.min * squareMetres, 1);
  const highest = Math.max(round(HEALTHY_BMI.max * squareMetres, 1), weightKg ?? 0);
  const mayLose = frail === false && ageYears !== null && ageYears < NO_WEIGHT_LOSS_FROM_YEARS;
  if (mayLose) return { min: lowest, max: highest };
  return weightKg === null ? null : { min: Math.max(lowest, weightKg), max: highest };
}

const RANGES: Readonly<Record<TargetMeasure, (person: TargetSetter) => Limits | null>> = {
  sbp: (person) => upToUsual(LOWEST_SBP_MMHG, person),
  dbp: (person) => upToUsual(LOWEST_DBP_MMHG, person),
  ldl: (person) => upToUsual(LOWEST_LDL_MMOL_L, person),
  nonhdl: () => null,
  hba1c: hba1cRange,
  weight: weightRange,
  waist: (person) => upToUsual(LOWEST_WAIST_CM, person),
  activity: () => ACTIVITY_MINUTES,
  glucose_range: () => null,
};

/**
 * Returns the range in which a patient may set a goal; `null` where only a doctor may.
 *
 * @signOff [D] Which goals patients may set themselves, and in which range.
 */
export function ownTargetRange(measure: TargetMeasure, person: TargetSetter): Limits | null {
  const { ageYears, pregnant } = person;
  if (withheldFor('targets', { ageYears, isPregnant: pregnant }) !== null) return null;
  return RANGES[measure](person);
}

/** Range for a patient, or a notice that a doctor sets the goal. */
export type OwnTargetOffer =
  | { readonly range: Limits; readonly refusal: null }
  | { readonly range: null; readonly refusal: string };

/** Returns the range to offer a patient, or the sentence that a doctor sets the goal. */
export function ownTargetOffer(measure: TargetMeasure, person: TargetSetter): OwnTargetOffer {
  const own = person.hasDoctorGoal ? null : ownTargetRange(measure, person);
  const safe = TARGET_LIMITS[measure];
  const range = own && { min: Math.max(own.min, safe.min), max: Math.min(own.max, safe.max) };
  if (range && range.min <= range.max) return { range, refusal: null };
  return {
    range: null,
    refusal: TARGET_REFUSALS[person.hasDoctorGoal ? 'doctor_set_exists' : 'doctor_only'],
  };
}

function isWithin({ min, max }: Limits, value: number): boolean {
  return value >= min && value <= max;
}

/** Validates a goal of a patient or a doctor, in the canonical unit of its measure. */
export function checkOwnTarget(
  { measure, wanted, setBy }: { measure: TargetMeasure; wanted: number; setBy: 'patient' | 'doctor' },
  person: TargetSetter,
): OwnTarget {
  const refuse = (reason: OwnTargetReason): OwnTarget => ({ accepted: false, reason, shownAs: null });
  if (!isWithin(TARGET_LIMITS[measure], wanted)) return refuse('refused');
  if (setBy === 'doctor') return { accepted: true, reason: 'ok', shownAs: 'set_by_doctor' };
  if (person.hasDoctorGoal) return refuse('doctor_set_exists');
  const range = ownTargetRange(measure, person);
  if (range === null || !isWithin(range, wanted)) return refuse('doctor_only');
  return { accepted: true, reason: 'ok', shownAs: 'set_by_you' };
}
