import type { DiaryKind, PendingEntriesProps, TypedEntry } from '@vitalane/ui/screens/Diary';
import { useState } from 'react';
import { useTargets } from '../../api/targets.ts';
import { useToday } from '../../api/useToday.ts';
import { useOffline } from '../../lib/useOffline.ts';
import { discard } from '../../measures/outbox/submit.ts';
import { useQueuedEntries } from '../../measures/outbox/useQueuedEntries.ts';
import { toPendings, toTyped } from './pending.ts';
import { adviceOf } from './readingCheck.ts';
import { useOwnUnits } from './useOwnUnits.ts';

/** Returns the unconfirmed entries and the refused entry being edited. */
export function usePending(open: (kind: DiaryKind) => void) {
  const queued = useQueuedEntries();
  const units = useOwnUnits() ?? {};
  const { person } = useTargets();
  const today = useToday();
  const isOffline = useOffline();
  const [editing, setEditing] = useState<TypedEntry | null>(null);
  const pending: PendingEntriesProps = {
    entries: toPendings(queued, units, (measure) => adviceOf(measure, person)),
    isOffline,
    today,
    onEdit: (id) => {
      const entry = queued.find((one) => one.id === id);
      if (!entry) return;
      open(entry.request.kind);
      setEditing(toTyped(entry, units));
    },
    onDiscard: (id) => {
      if (editing?.id === id) setEditing(null);
      void discard(id);
    },
  };
  return { pending, editing, endEditing: () => setEditing(null) };
}
