import { mapRemote } from '@vitalane/ui';
import type { TodaysMedicinesProps } from '@vitalane/ui/screens/Home';
import { useTimeZone } from '../../api/account.ts';
import { toRemote } from '../../api/remote.ts';
import { useToday } from '../../shell/useToday.ts';
import { useDoses } from './api.ts';
import { toDoseEntries } from './medicines.ts';
import { useDoseIntents } from './useDoseIntents.ts';

/** Home puts no dose off, so it need not know which medicines have reminders. */
const reminded: ReadonlySet<string> = new Set();

/** Today's doses of a patient's Home, and taking them there. */
export function useTodaysMedicines(): TodaysMedicinesProps {
  const timeZone = useTimeZone();
  const doses = useDoses(useToday());
  const { busyDoseId, savedDose, onTakeDose, onUndoDose, onHideSuccess } = useDoseIntents(timeZone);
  return {
    doses: mapRemote(toRemote(doses), ({ items }) => toDoseEntries(items, { timeZone, reminded })),
    busyDoseId,
    savedDose,
    onTakeDose,
    onUndoDose,
    onHideSuccess,
    onRetryDoses: () => void doses.refetch(),
  };
}
