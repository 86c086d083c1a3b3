import type { GlucoseRange } from '../glycaemia/glucose.ts';
import type { SugarGoal, SugarRanges } from './sugar.ts';

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

type Possible = Pick<SugarGoal, 'possible'>;

function rangeAt({ beforeMeals, afterMeals }: SugarRanges, context: SugarContext | null): GlucoseRange {
  if (context === 'fasting' || context === 'before_meal') return beforeMeals;
  if (context === 'after_meal') return afterMeals;
  return { minMmolL: beforeMeals.minMmolL, maxMmolL: afterMeals.maxMmolL };
}

/**
 * Returns a person's range at a time of day, in mmol/L; without a time of day the widest one that fits every time. Null
 * where there is no number: none is set, or it depends on an open answer.
 */
export function sugarGoalAt({ possible }: Possible, context: SugarContext | null): GlucoseRange | null {
  const [ranges, another] = possible;
  return ranges && !another ? rangeAt(ranges, context) : null;
}

function positionIn(glucoseMmolL: number, { minMmolL, maxMmolL }: GlucoseRange): SugarBadge['position'] {
  if (glucoseMmolL < minMmolL) return 'below';
  return glucoseMmolL > maxMmolL ? 'above' : 'inRange';
}

/**
 * Says where a blood sugar in mmol/L lies to the person's goal at its time of day. Null without a goal, and while an open
 * answer decides it.
 */
export function sugarBadge(
  glucoseMmolL: number,
  context: SugarContext | null,
  { possible }: Possible,
): SugarBadge | null {
  const positions = new Set(possible.map((ranges) => positionIn(glucoseMmolL, rangeAt(ranges, context))));
  const [position, another] = positions;
  return position && !another ? { position, label: LABELS[position] } : null;
}
