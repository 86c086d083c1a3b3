import { homeBpBand } from '../blood-pressure/home.ts';
import type { Pressure } from '../goals/pressure.ts';
import { isWithinLimit } from '../goals/pressureAgainstGoal.ts';

/** Next step on Home that advises to see a doctor. */
export interface SeeDoctorStep {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

const step = (limit: string): SeeDoctorStep => ({
  title: 'Talk to a doctor',
  text: `Your recent readings are above ${limit}. A doctor can look at them with you by video.`,
  action: 'See a doctor',
});
const ABOVE_GOAL = step('your goal');
const ABOVE_USUAL = step('the usual limit');

/**
 * Returns the step for a home average in mmHg above the person's limit, or above the usual limit without a goal.
 * Returns `null` for any other average.
 */
export function seeDoctorStep(mean: Pressure, limit: Pressure | null): SeeDoctorStep | null {
  if (limit) return isWithinLimit(mean, limit) ? null : ABOVE_GOAL;
  return homeBpBand(mean).aboveThreshold ? ABOVE_USUAL : null;
}
