import type { MeasureKind } from '@vitalane/clinical';
import { canChange } from '@vitalane/flows/outbox';
import type { PendingEntriesProps } from '@vitalane/ui/screens/Diary';
import { useCallback, useState } from 'react';
import { useTargets } from '../../api/targets.ts';
import { useToday } from '../../api/useToday.ts';
import { useOffline } from '../../lib/useOffline.ts';
import { adviceOf } from '../../measures/advice.ts';
import type { ChangeableKind, StoredReading } from '../../measures/reading.ts';
import { isEntry, outbox, useUnsent } from '../../outbox/outbox.ts';
import { type EditedEntry, type Editing, editOfQueued } from './editing.ts';
import { toPendings } from './pending.ts';
import { noUnits, useOwnUnits } from './useOwnUnits.ts';

/** Returns the unconfirmed entries, and the entry being edited. `open` shows the part of a kind, and must be stable. */
export function usePending(open: (kind: MeasureKind) => void): {
  pending: PendingEntriesProps;
  editing: Editing;
} {
  const queued = useUnsent().filter(isEntry);
  const units = useOwnUnits() ?? noUnits;
  const { person } = useTargets();
  const today = useToday();
  const isOffline = useOffline();
  const [edited, setEdited] = useState<EditedEntry | null>(null);
  const start = useCallback(
    (entry: EditedEntry) => {
      open(entry.before.kind);
      setEdited(entry);
    },
    [open],
  );
  const edit = useCallback(
    (entry: StoredReading<ChangeableKind>) => {
      // A change that is not sent yet is changed again.
      const waiting = outbox
        .entries()
        .filter(isEntry)
        .find(({ request }) => request.changes === entry.uuid);
      start(waiting && canChange(waiting) ? editOfQueued(waiting) : { before: entry, changes: entry.uuid });
    },
    [start],
  );
  const pending: PendingEntriesProps = {
    entries: toPendings(queued, units, (reading) => adviceOf(reading, person)),
    isOffline,
    today,
    onEdit: (id) => {
      const entry = queued.find((one) => one.id === id);
      if (entry) start(editOfQueued(entry));
    },
    onDiscard: (id) => {
      if (edited?.queuedId === id) setEdited(null);
      void outbox.discard(id);
    },
  };
  return { pending, editing: { edited, edit, endEditing: () => setEdited(null) } };
}
