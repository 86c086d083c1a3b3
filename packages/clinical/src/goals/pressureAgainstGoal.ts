import { homeBpBand } from '../blood-pressure/home.ts';
import { homePressureLimit, type Pressure, type PressureGoal } from './pressure.ts';

/** Comparison of a home average with the person's goal, and the urgency of a review. */
export interface PressureAgainstGoal {
  readonly text: 'within_goal' | 'above_goal' | 'no_goal';
  readonly level: 'none' | 'next_visit' | 'within_week';
  readonly withinDays?: 7;
}

/** Returns whether both pressures are below their limit. */
export function isWithinLimit(mean: Pressure, limit: Pressure): boolean {
  return mean.sbpMmHg < limit.sbpMmHg && mean.dbpMmHg < limit.dbpMmHg;
}

function above(mean: Pressure): PressureAgainstGoal {
  return homeBpBand(mean).category === 'well_above_threshold'
    ? { text: 'above_goal', level: 'within_week', withinDays: 7 }
    : { text: 'above_goal', level: 'next_visit' };
}

/**
 * Judges a home average by the person's home limit. While an answer is open, judges only when every possible goal
 * gives the same verdict.
 *
 * @signOff [D] An average above the goal is for the next visit, and for the same week from 145 or 90.
 */
export function pressureAgainstGoal(goal: PressureGoal, mean: Pressure): PressureAgainstGoal {
  const judged = goal.possible.map((clinic) => isWithinLimit(mean, homePressureLimit(clinic)));
  if (judged.length === 0 || new Set(judged).size > 1) return { text: 'no_goal', level: 'none' };
  return judged[0] ? { text: 'within_goal', level: 'none' } : above(mean);
}
