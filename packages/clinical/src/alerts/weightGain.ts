import { daysBetween } from '@vitalane/time';
import { EMERGENCY_KIND_WORDS } from '../emergency/words.ts';
import { unitDecimals } from '../quantities/catalogue.ts';
import { inUnit, limitsIn } from '../quantities/convert.ts';
import { unitText } from '../quantities/units.ts';
import { fixedText, settle } from '../round.ts';
import type { CourseReading, EarlierWeight } from './course.ts';
import { type AlertGrade, isToday } from './grade.ts';
import { labAction } from './labWords.ts';
import { hasAny, isUrgentSymptom, type Symptom } from './symptoms.ts';
import type { AlertWords } from './words.ts';

const GAIN_KG = 2;
/** Number of days before a weight whose weights it is compared with. */
export const WEIGHT_GAIN_DAYS = 3;
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

/** Returns the lowest weight of the previous 3 days, with which a weight is compared; the first of equal ones. */
function lowestOf<Weight extends WeightGain['others'][number]>(
  others: readonly Weight[],
): Weight | undefined {
  const before = others.filter(({ daysBefore }) => daysBefore >= 0 && daysBefore <= WEIGHT_GAIN_DAYS);
  return before.toSorted((a, b) => a.weightKg - b.weightKg)[0];
}

const isGain = (weightKg: number, fromKg: number) => settle(weightKg - fromKg) > GAIN_KG;

/**
 * Returns the grade of a weight that is more than 2.0 kg above the lowest of the previous 3 days. Source: ESC,
 * heartfailurematters.org, weight gain.
 */
export function weightGainGrade({ weightKg, others, symptoms = [], keepsWater }: WeightGain): AlertGrade {
  return gainGrade({ weightKg, comparedWith: lowestOf(others), symptoms }, keepsWater);
}

/** A weight of a course, and the earlier one that it is compared with. */
type Compared = Pick<CourseReading, 'weightKg' | 'symptoms'> & {
  readonly comparedWith?: Pick<EarlierWeight, 'weightKg'> | undefined;
};

/**
 * Returns the grade of a weight by the weight that it is compared with.
 *
 * @signOff [L] More than 2.0 kg in 3 days is for a doctor within 3 days, and with breathlessness or sudden swelling today.
 */
export function gainGrade(
  { weightKg, comparedWith, symptoms = [] }: Compared,
  mayKeepWater: boolean,
): AlertGrade {
  if (!mayKeepWater || weightKg === undefined || !comparedWith) return 'none';
  if (!isGain(weightKg, comparedWith.weightKg)) return 'none';
  if (symptoms.some((symptom) => isUrgentSymptom('weight_gain', symptom))) return 'emergency';
  return hasAny(symptoms, SIGNS) ? 'same_day' : 'within_3_days';
}

/** A weight on the time axis of the alert, with its civil day. */
export interface CourseWeight extends EarlierWeight, Pick<CourseReading, 'id' | 'enteredMinute'> {
  /** YYYY-MM-DD */
  readonly date: string;
}

/** Returns weights as readings of a course, each with the lowest weight of the 3 days before it. */
export function comparedWeights(weights: readonly CourseWeight[]): readonly CourseReading[] {
  return weights.map((weight) => {
    const { date, ...reading } = weight;
    const others = weights
      .filter((other) => other !== weight && other.minute <= weight.minute)
      .map((other) => ({ ...other, daysBefore: daysBetween(other.date, date) }));
    const lowest = lowestOf(others);
    const comparedWith = lowest && { minute: lowest.minute, weightKg: lowest.weightKg };
    return { ...reading, comparedWith };
  });
}

/** Returns the highest weight in kg that ends a gain; `undefined` where no reading names an earlier weight. */
function endsAtKg(crisis: readonly CourseReading[]): number | undefined {
  const from = crisis.flatMap(({ comparedWith }) => comparedWith?.weightKg ?? []);
  return from.length === 0 ? undefined : settle(Math.min(...from) + GAIN_KG);
}

/** Returns whether a weight is no more than 2.0 kg above the lowest one with which those of a gain were compared. */
export function isBackDown(
  { weightKg = Number.POSITIVE_INFINITY }: CourseReading,
  crisis: readonly CourseReading[],
): boolean {
  return weightKg <= (endsAtKg(crisis) ?? Number.NEGATIVE_INFINITY);
}

/** Returns the weights that end a gain, as words in a unit of weight: “of 90.4 kg or less”. */
export function backDownWords(crisis: readonly CourseReading[], unit = 'kg'): string {
  const limitKg = endsAtKg(crisis);
  if (limitKg === undefined)
    return `no more than ${weightText(GAIN_KG, unit)} above the lowest before the gain`;
  // Rounded down, so that the named weight itself counts.
  const { max } = limitsIn('weight', { min: 0, max: limitKg }, unit);
  return `of ${writtenWeight(max, unit)} or less`;
}

/** Returns a gain and the weight that it is compared with, as words in a unit of weight: “5.6 kg above 88.4 kg”. */
export function gainWords({ weightKg, comparedWith }: CourseReading, unit = 'kg'): string | null {
  if (weightKg === undefined || !comparedWith) return null;
  const gain = weightText(weightKg - comparedWith.weightKg, unit);
  return `${gain} above ${weightText(comparedWith.weightKg, unit)}`;
}

function weightText(kg: number, unit: string): string {
  const shown = inUnit('weight', kg, { from: 'kg', to: unit }) ?? kg;
  return writtenWeight(shown, unit);
}

const writtenWeight = (value: number, unit: string) =>
  `${fixedText(value, unitDecimals('weight', unit))} ${unitText(unit)}`;

const WITH_SIGNS = 'With breathlessness or sudden swelling, see a doctor today.';
const WORSE_BREATHING = 'With breathlessness that is new or getting worse, call 995.';
const rise = (has: 'has' | 'had') =>
  `Your weight ${has} risen by more than ${GAIN_KG} kg in ${WEIGHT_GAIN_DAYS} days.`;

/**
 * Returns the texts for a fast gain of weight of this grade.
 *
 * @signOff [D] With breathlessness that is new or getting worse, a fast gain of weight says to call 995.
 */
export function weightGainWords(grade: AlertGrade): AlertWords {
  const reason = `${rise('has')} This may be water.`;
  if (grade === 'emergency') return { reason, action: EMERGENCY_KIND_WORDS.heart };
  return { reason, action: `${labAction(grade)} ${isToday(grade) ? WORSE_BREATHING : WITH_SIGNS}` };
}

/**
 * Returns the texts for a gain that is still open although the newest weight is back down.
 *
 * @signOff [D] After a lower weight an open gain asks to weigh again and to tell the clinic. With a symptom it keeps its
 * advice.
 */
export function afterWeightGainWords(grade: AlertGrade): AlertWords {
  const again = `Weigh yourself again tomorrow morning, and tell your clinic. ${WITH_SIGNS}`;
  return { reason: rise('had'), action: isToday(grade) ? weightGainWords(grade).action : again };
}
