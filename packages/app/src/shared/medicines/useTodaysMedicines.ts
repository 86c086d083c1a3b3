import type { TodaysMedicinesProps } from '@vitalane/ui/screens/Home';
import { useTimeZone } from '../../api/account.ts';
import { useDoseIntents } from './useDoseIntents.ts';
import { useDoseList } from './useDoseList.ts';

/** Home cannot postpone doses, so it needs no reminders. */
const reminded: ReadonlySet<string> = new Set();

/** Returns the doses for Home, and functions to take them. */
export function useTodaysMedicines(): TodaysMedicinesProps {
  const { doses, reload, onRetryDoses } = useDoseList(reminded);
  return { ...useDoseIntents(useTimeZone(), reload), doses, onRetryDoses };
}
