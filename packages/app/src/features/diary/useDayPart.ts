import { addDays } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import { useTargets } from '../../api/targets.ts';
import { toRemote } from '../../lib/remote.ts';
import { useDiaryDay, useSugarDays } from '../../measures/api.ts';
import { homeLimitsOf } from '../../measures/pressureAverage.ts';
import { removalOf, toDayGroups } from './day.ts';
import { useOwnUnits } from './useOwnUnits.ts';
import { useRemoval } from './useRemoval.ts';

/** Returns the entries of one civil day (`YYYY-MM-DD`) and the days around it with blood sugar. */
export function useDayPart(date: string) {
  const day = useDiaryDay(date);
  const { targets, sugarGoal, isWithheld, person } = useTargets();
  const own = {
    units: useOwnUnits() ?? {},
    limits: homeLimitsOf(targets),
    isWithheld,
    person,
    ...(sugarGoal && { sugarGoal }),
  };
  const { deletion, remove } = useRemoval();
  const sugarsOn = useSugarDays(addDays(date, -7));
  return {
    sugarsOn,
    groups: mapRemote(toRemote(day), (details) => toDayGroups(details, own)),
    hasMedicines: (day.data?.medication.length ?? 0) > 0,
    deletion,
    onRetry: () => void day.refetch(),
    onDelete: (uuid: string) => {
      if (!day.data) return;
      const removal = removalOf(day.data, uuid, own.units);
      if (removal) remove(removal);
    },
  };
}
