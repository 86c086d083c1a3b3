import type { SnapshotFrom } from 'xstate';
import type { consultationNoteMachine } from './consultationNote.machine.ts';
import type { ConsultationNoteEvent, NoteWords } from './consultationNote.types.ts';

/** A snapshot of the machine of a consultation note. */
export type ConsultationNoteSnapshot = SnapshotFrom<typeof consultationNoteMachine>;

/** A note as its editor sees it. */
export interface ConsultationNoteView extends NoteWords {
  /** `unsaved` is saved within a second; `failed` is retried automatically. */
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'finishing' | 'finished';
  onType: (words: Partial<NoteWords>) => void;
  onFinish: () => void;
}

const DRAFT_STATUSES = ['saved', 'saving', 'failed'] as const;

function statusOf(snapshot: ConsultationNoteSnapshot): ConsultationNoteView['status'] {
  if (snapshot.matches('finished')) return 'finished';
  if (snapshot.matches('finishing')) return 'finishing';
  return DRAFT_STATUSES.find((status) => snapshot.matches({ draft: status })) ?? 'unsaved';
}

/** Turns a snapshot into plain props. Pure: the same snapshot gives the same view. */
export function connectConsultationNote(
  snapshot: ConsultationNoteSnapshot,
  send: (event: ConsultationNoteEvent) => void,
): ConsultationNoteView {
  return {
    ...snapshot.context.typed,
    status: statusOf(snapshot),
    onType: (words) => send({ type: 'note.typed', words }),
    onFinish: () => send({ type: 'note.finish' }),
  };
}
