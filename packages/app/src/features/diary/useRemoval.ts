import { type Deletion, diaryWords } from '@vitalane/ui/screens/Diary';
import { useCallback } from 'react';
import { messageOf } from '../../api/errors.ts';
import { submit } from '../../offline/submit.ts';
import { notify, showFailure } from '../../shell/notify.ts';
import { type DeletableKind, useDeleteEntry } from './api.ts';
import { type Measure, toRequest } from './measures/index.ts';

/** Long enough to notice and to reach the button; the message waits while it is hovered or focused. */
const undoMs = 8000;

/** The entry to delete. */
export interface Removal {
  uuid: string;
  /** What it was, to add it again. */
  measure: Measure<DeletableKind>;
  /** What it was, in words: “128/82 mmHg”. */
  text: string;
}

/**
 * Deletes without asking, and offers to take that back. Deletes the entry at once, and adds it again on undo.
 * So a reload or a closed page never leaves it open which of the two the server has.
 */
export function useRemoval(): { deletion: Deletion | null; remove: (removal: Removal) => void } {
  const { mutateAsync, variables, isPending, error } = useDeleteEntry();
  const remove = useCallback(
    ({ uuid, measure, text }: Removal) => {
      // A failure is shown beside the entry.
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
