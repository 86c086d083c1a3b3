import { OLDER_ABOVE_YEARS } from '../blood-pressure/target.ts';
import { FRAIL_GLUCOSE_GOALS, type GlucoseRange, USUAL_GLUCOSE_GOALS } from '../glycaemia/glucose.ts';
import type { ItemCode } from '../record/items.ts';
import { recordItem } from '../record/items.ts';
import type { Answer } from './depends.ts';
import { type GoalPerson, withheldGoal } from './person.ts';
import { REASONS } from './usualGoal.ts';
import { neededWords, setByWords } from './words.ts';

/** Label of the goal. */
export const SUGAR_GOAL_LABEL = 'Blood sugar at home';

/** Ranges of blood sugar measured at home, in mmol/L, inclusive. */
export interface SugarRanges {
  readonly beforeMeals: GlucoseRange;
  readonly afterMeals: GlucoseRange;
}

/** Goal of a person for blood sugar measured at home. */
export interface SugarGoal {
  /** One goal; several while an open answer decides between them; none where a care team sets it. */
  readonly possible: readonly SugarRanges[];
  readonly basis: 'usual' | 'older_or_frail' | 'depends' | 'pregnancy' | 'under_18';
  /** Reason of the goal, or of the missing number. */
  readonly words: string;
  /** Items of the record whose answers could change the goal. */
  readonly needs: readonly ItemCode[];
}

const USUAL: SugarRanges = {
  beforeMeals: USUAL_GLUCOSE_GOALS.beforeMeals,
  afterMeals: USUAL_GLUCOSE_GOALS.twoHoursAfterMeals,
};

/**
 * Source: Healthier SG diabetes protocol, 25 July 2024 (before meals 6.5–9.0, two hours after below 12).
 *
 * @signOff [D] Two hours after a meal the goal of a frail person begins where that before meals does.
 */
const EASED: SugarRanges = {
  beforeMeals: FRAIL_GLUCOSE_GOALS.beforeMeals,
  afterMeals: { minMmolL: FRAIL_GLUCOSE_GOALS.beforeMeals.minMmolL, maxMmolL: 12 },
};

function both(a: Answer, b: Answer): Answer {
  if (a === false || b === false) return false;
  return a && b;
}

/**
 * Computes the goal of a person for blood sugar at home. It is less strict for people with diabetes who are frail or
 * over 80, whom low sugar harms most. There is none in pregnancy and under 18.
 *
 * @signOff [D] People over 80 with diabetes have the sugar goal of frail people, as they have their pressure goal.
 */
export function sugarGoal(
  person: Pick<GoalPerson, 'ageYears' | 'pregnant' | 'frail' | 'diabetes'>,
): SugarGoal {
  const withheld = withheldGoal(person);
  if (withheld) return { possible: [], basis: withheld, words: REASONS[withheld] ?? '', needs: [] };
  const isOld = person.ageYears !== null && person.ageYears > OLDER_ABOVE_YEARS;
  const isEased = both(isOld || person.frail, person.diabetes);
  if (isEased === null) {
    const needs = (['frailty', 'diabetes'] as const).filter((item) =>
      item === 'frailty' ? !isOld && person.frail === null : person.diabetes === null,
    );
    const words = neededWords(needs.map((item) => recordItem(item).phrase));
    return { possible: [USUAL, EASED], basis: 'depends', words, needs };
  }
  if (!isEased) return { possible: [USUAL], basis: 'usual', words: setByWords(null), needs: [] };
  const words = `${setByWords(null)} ${REASONS.older_or_frail}`;
  return { possible: [EASED], basis: 'older_or_frail', words, needs: [] };
}

/** Formats a goal with its numbers; `text` formats a value in mmol/L with its unit. Empty without a single number. */
export function sugarGoalText({ possible }: SugarGoal, text: (glucoseMmolL: number) => string): string {
  const [ranges, another] = possible;
  if (!ranges || another) return '';
  const from = ({ minMmolL, maxMmolL }: GlucoseRange) => `${text(minMmolL)} to ${text(maxMmolL)}`;
  return `Before meals ${from(ranges.beforeMeals)}, two hours after ${from(ranges.afterMeals)}.`;
}
