import type { SnapshotFrom } from 'xstate';
import type { consultationNoteMachine } from './consultationNote.machine.ts';
import type { ConsultationNoteEvent, NoteWords } from './consultationNote.types.ts';

/** Snapshot of the consultation note machine. */
export type ConsultationNoteSnapshot = SnapshotFrom<typeof consultationNoteMachine>;

/** View of a note for its editor. */
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

/** Converts a snapshot to plain props. Pure. */
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
