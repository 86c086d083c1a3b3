import { type Deletion, diaryWords } from '@vitalane/ui/screens/Diary';
import { useCallback } from 'react';
import { messageOf } from '../../lib/errors.ts';
import { notify, showFailure } from '../../lib/notify.ts';
import { type DeletableKind, useDeleteEntry } from '../../measures/api.ts';
import { type Measure, toRequest } from '../../measures/index.ts';
import { submit } from '../../measures/outbox/submit.ts';

/** How long the undo message stays; hover and focus pause it. */
const undoMs = 8000;

/** Entry to delete. */
export interface Removal {
  uuid: string;
  /** The deleted measure, for undo. */
  measure: Measure<DeletableKind>;
  /** Formatted value: “128/82 mmHg”. */
  text: string;
}

/** Deletes an entry at once and offers to undo, which adds it again. A reload or closed page therefore leaves no pending deletion. */
export function useRemoval(): { deletion: Deletion | null; remove: (removal: Removal) => void } {
  const { mutateAsync, variables, isPending, error } = useDeleteEntry();
  const remove = useCallback(
    ({ uuid, measure, text }: Removal) => {
      // The entry shows the failure.
      mutateAsync({ kind: measure.kind, id: uuid }).then(
        () => offerUndo(measure, text),
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

function offerUndo(measure: Measure<DeletableKind>, text: string): void {
  notify({
    type: 'info',
    message: diaryWords.deleted(text),
    timeOut: undoMs,
    action: { label: diaryWords.undo, onAct: () => void undo(measure) },
  });
}

async function undo(measure: Measure<DeletableKind>): Promise<void> {
  const saved = await submit(toRequest(measure), null);
  if (saved.status === 'refused') showFailure(saved.message);
}
