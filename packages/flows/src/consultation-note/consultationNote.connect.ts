import type { SnapshotFrom } from 'xstate';
import type { consultationNoteMachine } from './consultationNote.machine.ts';
import type { ConsultationNoteEvent, NoteChoice, NoteField, NoteWords } from './consultationNote.types.ts';

/** Snapshot of the consultation note machine. */
export type ConsultationNoteSnapshot = SnapshotFrom<typeof consultationNoteMachine>;

/** The other version of a note that was changed here and elsewhere. */
export interface NoteDispute extends NoteWords {
  /** Fields with two texts, to choose from. */
  fields: readonly NoteField[];
  /** Whether the other version is finished, so that the own text can only be discarded. */
  isFinished: boolean;
}

/** View of a note for its editor. */
export interface ConsultationNoteView extends NoteWords {
  /** `unsaved` is saved within a second; `failed` is retried automatically; `disputed` waits for the doctor's choice. */
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'disputed' | 'finishing' | 'finished';
  /** `null` without a dispute. */
  dispute: NoteDispute | null;
  onType: (words: Partial<NoteWords>) => void;
  onChoose: (field: NoteField, keep: NoteChoice) => void;
  onFinish: () => void;
}

const DRAFT_STATUSES = ['saved', 'saving', 'failed', 'disputed'] as const;

function statusOf(snapshot: ConsultationNoteSnapshot): ConsultationNoteView['status'] {
  if (snapshot.matches('finished')) return 'finished';
  if (snapshot.matches('finishing')) return 'finishing';
  if (snapshot.matches({ draft: 'comparing' })) return 'saving';
  return DRAFT_STATUSES.find((status) => snapshot.matches({ draft: status })) ?? 'unsaved';
}

/** Converts a snapshot to plain props. Pure. */
export function connectConsultationNote(
  snapshot: ConsultationNoteSnapshot,
  send: (event: ConsultationNoteEvent) => void,
): ConsultationNoteView {
  const { typed, other, disputed } = snapshot.context;
  return {
    ...typed,
    status: statusOf(snapshot),
    dispute: other && { note: other.note, plan: other.plan, fields: disputed, isFinished: other.isFinished },
    onType: (words) => send({ type: 'note.typed', words }),
    onChoose: (field, keep) => send({ type: 'note.chosen', field, keep }),
    onFinish: () => send({ type: 'note.finish' }),
  };
}
