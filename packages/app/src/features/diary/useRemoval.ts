import { type Deletion, diaryWords } from '@vitalane/ui/screens/Diary';
import { useCallback } from 'react';
import { messageOf } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { formatWithUnit } from '../../measures/format.ts';
import type { ChangeableKind, StoredReading } from '../../measures/reading.ts';
import type { OwnUnits } from '../../session/person.ts';
import { useDeleteEntry } from './api.ts';
import { undoDeletion } from './undo.ts';

/** How long the undo message stays; hover and focus pause it. */
const undoMs = 8000;

/** Deletes an entry, which the message names in the given units. */
type Remove = (entry: StoredReading<ChangeableKind>, units: OwnUnits) => void;

/** Deletes an entry at once and offers to undo, which adds it again. A reload or closed page therefore leaves no pending deletion. */
export function useRemoval(): { deletion: Deletion | null; remove: Remove } {
  const { mutateAsync, variables, isPending, error } = useDeleteEntry();
  const remove: Remove = useCallback(
    (entry, units) => {
      // The entry shows the failure.
      mutateAsync({ kind: entry.kind, id: entry.uuid }).then(
        () => offerUndo(entry, formatWithUnit(entry, units)),
        () => undefined,
      );
    },
    [mutateAsync],
  );
  return { deletion: deletionOf(variables?.id, isPending, error), remove };
}

function deletionOf(uuid: string | undefined, isPending: boolean, error: unknown): Deletion | null {
  if (uuid === undefined) return null;
  if (isPending) return { status: 'deleting', uuid };
  return error ? { status: 'failed', uuid, message: messageOf(error) } : null;
}

function offerUndo(entry: StoredReading<ChangeableKind>, text: string): void {
  notify({
    type: 'info',
    message: diaryWords.deleted(text),
    timeOut: undoMs,
    action: { label: diaryWords.undo, onAct: () => void undoDeletion(entry) },
  });
}
