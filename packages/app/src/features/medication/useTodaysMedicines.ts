import { mapRemote } from '@vitalane/ui';
import type { TodaysMedicinesProps } from '@vitalane/ui/screens/Home';
import { useTimeZone } from '../../api/account.ts';
import { toRemote } from '../../api/remote.ts';
import { useToday } from '../../shell/useToday.ts';
import { useDoses } from './api.ts';
import { toDoseEntries } from './medicines.ts';
import { useDoseIntents } from './useDoseIntents.ts';

/** Home cannot postpone doses, so it needs no reminders. */
const reminded: ReadonlySet<string> = new Set();

/** Returns today's doses for Home, and functions to take them. */
export function useTodaysMedicines(): TodaysMedicinesProps {
  const timeZone = useTimeZone();
  const doses = useDoses(useToday());
  const { busyDoseId, savedDose, onTakeDose, onUndoDose, onHideSuccess, ...question } =
    useDoseIntents(timeZone);
  return {
    doses: mapRemote(toRemote(doses), ({ items }) => toDoseEntries(items, { timeZone, reminded })),
    busyDoseId,
    savedDose,
    doseQuestion: question.doseQuestion,
    onConfirmDose: question.onConfirmDose,
    onDeclineDose: question.onDeclineDose,
    onTakeDose,
    onUndoDose,
    onHideSuccess,
    onRetryDoses: () => void doses.refetch(),
  };
}
