import { useMemo } from 'react';
import { useTargets } from '../../api/targets.ts';
import type { Judge } from '../../measures/entry.ts';
import { homeLimitsOf } from '../../measures/pressureAverage.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Returns what readings are shown by. The object changes only with what it holds. */
export function useJudge(units: OwnUnits) {
  const { targets, sugarGoal, isWithheld, person } = useTargets();
  return useMemo(
    () => ({ units, person, sugarGoal, isWithheld, pressureLimits: homeLimitsOf(targets) }) satisfies Judge,
    [units, person, sugarGoal, isWithheld, targets],
  );
}
