import { type GlucoseRange, USUAL_GLUCOSE_GOALS } from '../glycaemia/glucose.ts';

/** When a blood sugar was measured. */
export type SugarContext = 'fasting' | 'before_meal' | 'after_meal' | 'bedtime' | 'other';

/** A blood sugar against its goal, in two words. */
export interface SugarBadge {
  readonly position: 'below' | 'inRange' | 'above';
  readonly label: string;
}

/** Names the goal of somebody for whom no doctor has set one. */
export const USUAL_SUGAR_GOAL_LABEL = 'Usual goal';

const LABELS: Readonly<Record<SugarBadge['position'], string>> = {
  below: 'Below goal',
  inRange: 'In goal',
  above: 'Above goal',
};

/** Returns the usual goal of people who measure at home; without a time of day the widest one that fits every time. */
export function sugarGoalAt(context: SugarContext | null): GlucoseRange {
  const { beforeMeals, twoHoursAfterMeals } = USUAL_GLUCOSE_GOALS;
  if (context === 'fasting' || context === 'before_meal') return beforeMeals;
  if (context === 'after_meal') return twoHoursAfterMeals;
  return { minMmolL: beforeMeals.minMmolL, maxMmolL: twoHoursAfterMeals.maxMmolL };
}

/** Says where a blood sugar in mmol/L lies to the usual goal of its time of day. */
export function sugarBadge(glucoseMmolL: number, context: SugarContext | null): SugarBadge {
  const { minMmolL, maxMmolL } = sugarGoalAt(context);
  const position = glucoseMmolL < minMmolL ? 'below' : glucoseMmolL > maxMmolL ? 'above' : 'inRange';
  return { position, label: LABELS[position] };
}
