import type { Goals } from './goals.ts';
import { type OwnTargetOffer, ownTargetOffer } from './ownTarget.ts';
import { setterOf } from './targetSetter.ts';
import { GOAL_MEASURES, type GoalInput, type GoalMeasure, usualGoals } from './usual.ts';

/** Returns for each measure the range for the patient, or that a doctor sets the goal. */
export function ownTargetOffers(
  input: GoalInput,
  { goals }: Pick<Goals, 'goals'>,
): Readonly<Record<GoalMeasure, OwnTargetOffer>> {
  const { person, goals: usual } = usualGoals(input);
  const entries = GOAL_MEASURES.map((measure) => {
    const hasDoctorGoal = goals[measure].setBy === 'doctor';
    const setter = setterOf(input, person, { usualGoal: usual[measure].strictest, hasDoctorGoal });
    return [measure, ownTargetOffer(measure, setter)] as const;
  });
  return Object.fromEntries(entries) as Record<GoalMeasure, OwnTargetOffer>;
}
