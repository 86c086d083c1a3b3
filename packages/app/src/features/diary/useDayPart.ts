import { addDays } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import { toRemote } from '../../lib/remote.ts';
import { useDiaryDay, useSugarDays } from './api.ts';
import { entryOf, toDayGroups } from './day.ts';
import type { Editing } from './editing.ts';
import { useJudge } from './useJudge.ts';
import { noUnits, useOwnUnits } from './useOwnUnits.ts';
import { useRemoval } from './useRemoval.ts';

/** Returns the entries of one civil day (`YYYY-MM-DD`) and the days around it with blood sugar. */
export function useDayPart(date: string, { edit }: Editing) {
  const day = useDiaryDay(date);
  const judge = useJudge(useOwnUnits() ?? noUnits);
  const { deletion, remove } = useRemoval();
  const sugarsOn = useSugarDays(addDays(date, -7));
  return {
    sugarsOn,
    groups: mapRemote(toRemote(day), (details) => toDayGroups(details, judge)),
    hasMedicines: (day.data?.medication.length ?? 0) > 0,
    deletion,
    onRetry: () => void day.refetch(),
    onEdit: (uuid: string) => {
      const entry = day.data && entryOf(day.data, uuid);
      if (entry) edit(entry);
    },
    onDelete: (uuid: string) => {
      const entry = day.data && entryOf(day.data, uuid);
      if (entry) remove(entry, judge.units);
    },
  };
}
