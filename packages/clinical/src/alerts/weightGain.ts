import { settle } from '../round.ts';
import { type AlertGrade, isToday } from './grade.ts';
import { labAction } from './labWords.ts';
import { hasAny, type Symptom } from './symptoms.ts';
import type { AlertWords } from './words.ts';

const GAIN_KG = 2;
const WITHIN_DAYS = 3;
const SIGNS: readonly Symptom[] = ['breathless', 'sudden_swelling'];
const STAGES_THAT_KEEP_WATER = ['G4', 'G5', 'dialysis'];

/** What is known of a person. Unknown counts as no. */
interface KeepsWaterInput {
  readonly hasHeartFailure?: boolean | null | undefined;
  /** Stages that the record and the results name, such as G4, or `dialysis`. */
  readonly kidneyStages?: readonly string[];
}

/**
 * Returns whether a fast gain of weight may be water. Source of heart failure: ESC, heartfailurematters.org.
 *
 * @signOff [D] Kidney disease of stage G4, G5 or with dialysis counts like heart failure for a fast gain of weight.
 */
export function keepsWater({ hasHeartFailure, kidneyStages = [] }: KeepsWaterInput): boolean {
  return hasHeartFailure === true || kidneyStages.some((stage) => STAGES_THAT_KEEP_WATER.includes(stage));
}

/** A weight and what it is judged by. */
export interface WeightGain {
  readonly weightKg: number;
  /** Other weights, with the days that they were taken before this one; negative for a later one. */
  readonly others: readonly { readonly weightKg: number; readonly daysBefore: number }[];
  /** Result of {@link keepsWater}. */
  readonly keepsWater: boolean;
  readonly symptoms?: readonly Symptom[];
}

/**
 * Returns the grade of a weight that is more than 2.0 kg above the lowest of the previous 3 days. Source: ESC,
 * heartfailurematters.org, weight gain.
 *
 * @signOff [L] More than 2.0 kg in 3 days is for a doctor within 3 days, and with breathlessness or sudden swelling today.
 */
export function weightGainGrade({ weightKg, others, symptoms = [], ...person }: WeightGain): AlertGrade {
  const before = others.filter(({ daysBefore }) => daysBefore >= 0 && daysBefore <= WITHIN_DAYS);
  const lowest = Math.min(...before.map((other) => other.weightKg));
  if (!person.keepsWater || before.length === 0 || settle(weightKg - lowest) <= GAIN_KG) return 'none';
  return hasAny(symptoms, SIGNS) ? 'same_day' : 'within_3_days';
}

/** Returns the texts for a fast gain of weight of this grade. */
export function weightGainWords(grade: AlertGrade): AlertWords {
  const today = isToday(grade) ? '' : ' With breathlessness or sudden swelling, see a doctor today.';
  return {
    reason: `Your weight has risen by more than ${GAIN_KG} kg in ${WITHIN_DAYS} days. This may be water.`,
    action: `${labAction(grade)}${today}`,
  };
}
