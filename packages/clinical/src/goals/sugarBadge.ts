import { READING_BAND_LABELS, type ReadingPerson } from '../alerts/readingBand.ts';
import { sugarBand } from '../alerts/sugar.ts';
import type { GlucoseRange } from '../glycaemia/glucose.ts';
import type { SugarGoal, SugarRanges } from './sugar.ts';

/** Time of a blood sugar measurement. */
export type SugarContext = 'fasting' | 'before_meal' | 'after_meal' | 'bedtime' | 'other';

/** Short label of a blood sugar: of the alerts where it calls for action today, else compared with its goal. */
export interface SugarBadge {
  readonly position: 'below' | 'inRange' | 'above';
  readonly label: string;
  /** True where the value calls for action today. */
  readonly isUrgent: boolean;
}

/** Occasions with separate goals; at other times the widest range that fits both applies. */
export const SUGAR_OCCASIONS = ['beforeMeals', 'afterMeals', 'otherTimes'] as const;

/** Occasion of a blood sugar measurement. */
export type SugarOccasion = (typeof SUGAR_OCCASIONS)[number];

/** Labels of the goal of each occasion, where no doctor has set one. */
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

/** Returns the goal that applies to a blood sugar; `null` stands for an unknown time of day. */
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
 * Returns a person's range on an occasion, in mmol/L. `null` without a number: none is set, or it depends on an open
 * answer.
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
 * Returns the label of a blood sugar in mmol/L. A value that calls for action today has the word of the alerts, at any
 * goal. Any other is compared with the person's goal at its time of day: `null` without a goal, and while an open
 * answer decides it.
 */
export function sugarBadge(
  glucoseMmolL: number,
  context: SugarContext | null,
  { possible, person = {} }: Possible & { readonly person?: ReadingPerson },
): SugarBadge | null {
  const band = sugarBand(glucoseMmolL, person);
  if (band) {
    const position = band === 'very_high' ? 'above' : 'below';
    return { position, label: READING_BAND_LABELS[band], isUrgent: true };
  }
  const positions = new Set(
    possible.map((ranges) => positionIn(glucoseMmolL, rangeAt(ranges, sugarOccasion(context)))),
  );
  const [position, another] = positions;
  return position && !another ? { position, label: LABELS[position], isUrgent: false } : null;
}
