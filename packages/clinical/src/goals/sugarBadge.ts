import type { GlucoseRange } from '../glycaemia/glucose.ts';
import type { SugarGoal, SugarRanges } from './sugar.ts';

/** When a blood sugar was measured. */
export type SugarContext = 'fasting' | 'before_meal' | 'after_meal' | 'bedtime' | 'other';

/** A blood sugar against its goal, in two words. */
export interface SugarBadge {
  readonly position: 'below' | 'inRange' | 'above';
  readonly label: string;
}

/** The occasions that a goal is apart for; at other times the widest range holds that fits both. */
export const SUGAR_OCCASIONS = ['beforeMeals', 'afterMeals', 'otherTimes'] as const;

/** An occasion of measuring blood sugar. */
export type SugarOccasion = (typeof SUGAR_OCCASIONS)[number];

/** Names the goal of each occasion, of somebody for whom no doctor has set one. */
export const SUGAR_GOAL_LABELS: Readonly<Record<SugarOccasion, string>> = {
  beforeMeals: 'Usual goal before meals',
  afterMeals: 'Usual goal after meals',
  otherTimes: 'Usual goal at other times',
};

const LABELS: Readonly<Record<SugarBadge['position'], string>> = {
  below: 'Below goal',
  inRange: 'In goal',
  above: 'Above goal',
};

type Possible = Pick<SugarGoal, 'possible'>;

/** Returns which goal a blood sugar belongs to; null is a time of day that nobody named. */
export function sugarOccasion(context: SugarContext | null): SugarOccasion {
  if (context === 'fasting' || context === 'before_meal') return 'beforeMeals';
  return context === 'after_meal' ? 'afterMeals' : 'otherTimes';
}

function rangeAt({ beforeMeals, afterMeals }: SugarRanges, occasion: SugarOccasion): GlucoseRange {
  if (occasion === 'beforeMeals') return beforeMeals;
  if (occasion === 'afterMeals') return afterMeals;
  return { minMmolL: beforeMeals.minMmolL, maxMmolL: afterMeals.maxMmolL };
}

/**
 * Returns a person's range on an occasion, in mmol/L. Null where there is no number: none is set, or it depends on an
 * open answer.
 */
export function sugarGoalAt({ possible }: Possible, occasion: SugarOccasion): GlucoseRange | null {
  const [ranges, another] = possible;
  return ranges && !another ? rangeAt(ranges, occasion) : null;
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
  const positions = new Set(
    possible.map((ranges) => positionIn(glucoseMmolL, rangeAt(ranges, sugarOccasion(context)))),
  );
  const [position, another] = positions;
  return position && !another ? { position, label: LABELS[position] } : null;
}
