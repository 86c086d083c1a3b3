import { countsAs } from '../record/record.ts';
import type { TargetSetter } from './ownTarget.ts';
import type { GoalPerson } from './person.ts';
import { type GoalInput, type GoalMeasure, usualGoals } from './usual.ts';

/** Returns the data of a person for the limits of their own goal of one measure. */
export function targetSetter(input: GoalInput, measure: GoalMeasure, hasDoctorGoal: boolean): TargetSetter {
  const { person, goals } = usualGoals(input);
  return setterOf(input, person, { usualGoal: goals[measure].strictest, hasDoctorGoal });
}

/** Returns the setter from the usual goals of the person. */
export function setterOf(
  { record: { items }, ageYears, heightCm, weightKg }: GoalInput,
  { diabetes, frail, pregnant }: GoalPerson,
  given: Pick<TargetSetter, 'usualGoal' | 'hasDoctorGoal'>,
): TargetSetter {
  const risky = [countsAs(items.insulin), countsAs(items.sulfonylurea_or_glinide)];
  const lowSugarRiskMedicine = risky.includes(true) ? true : risky.includes(null) ? null : false;
  return { ...given, diabetes, frail, pregnant, ageYears, heightCm, weightKg, lowSugarRiskMedicine };
}
