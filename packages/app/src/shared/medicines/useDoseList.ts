import type { Dose } from '@vitalane/contract';
import { mapRemote } from '@vitalane/ui';
import { useTimeZone } from '../../api/account.ts';
import { useToday } from '../../api/useToday.ts';
import { toRemote } from '../../lib/remote.ts';
import { useDoses } from './api.ts';
import { toDoseEntries } from './medicines.ts';

/**
 * Returns the doses of yesterday that are still open and those of today, in the format of the screens. `reminded` names
 * the medicines with reminders. `reload` returns them as they are on the server now.
 */
export function useDoseList(reminded: ReadonlySet<string>) {
  const timeZone = useTimeZone();
  const doses = useDoses(useToday());
  const show = (items: readonly Dose[]) => toDoseEntries(items, { timeZone, reminded });
  return {
    doses: mapRemote(toRemote(doses), ({ items }) => show(items)),
    reload: async () => show((await doses.refetch()).data?.items ?? []),
    onRetryDoses: () => void doses.refetch(),
  };
}
