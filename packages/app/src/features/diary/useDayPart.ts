import { addDays } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import { useTargets } from '../../api/targets.ts';
import { toRemote } from '../../lib/remote.ts';
import { useDiaryDay, useSugarDays } from '../../measures/api.ts';
import { homeLimitsOf } from '../../measures/pressureAverage.ts';
import { entryOf, toDayGroups } from './day.ts';
import type { Editing } from './editing.ts';
import { useOwnUnits } from './useOwnUnits.ts';
import { useRemoval } from './useRemoval.ts';

/** Returns the entries of one civil day (`YYYY-MM-DD`) and the days around it with blood sugar. */
export function useDayPart(date: string, { edit }: Editing) {
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
    onEdit: (uuid: string) => {
      const entry = day.data && entryOf(day.data, uuid);
      if (entry) edit(entry);
    },
    onDelete: (uuid: string) => {
      const entry = day.data && entryOf(day.data, uuid);
      if (entry) remove(entry, own.units);
    },
  };
}
