import type { ToastEffect } from '../shared/ports.ts';

/** Texts of a consultation note. */
export interface NoteWords {
  note: string;
  plan: string;
}

/** Text of a note that may differ between two places. */
export type NoteField = keyof NoteWords;

/** Note as the server has it. The version counts the changes of its texts. */
export interface StoredNote extends NoteWords {
  version: number;
  isFinished: boolean;
}

/** Unsaved note as the device keeps it. Contains patient data and is never logged. */
export interface UnsavedNote {
  /** Texts in the fields. */
  typed: NoteWords;
  /** Note of the server that the typed texts are based on. */
  base: StoredNote;
  /** Texts sent since, without an answer: when the server has one of them, it is the doctor's own. */
  unanswered: readonly NoteWords[];
}

/** Input of the machine: a stored note has nothing unsaved. */
export type ConsultationNoteInput = UnsavedNote;

/** Data of the flow; plain and serialisable. Contains patient data and is never logged. */
export interface ConsultationNoteContext extends UnsavedNote {
  /** Texts being sent. */
  sent: NoteWords;
  /** Note of the server that differs from the typed texts in the disputed fields; `null` without a dispute. */
  other: StoredNote | null;
  /** Fields that were changed here and elsewhere. The doctor chooses. */
  disputed: readonly NoteField[];
  /** Failed saves in a row. */
  failures: number;
  /** Whether an editor shows the note. */
  isShown: boolean;
}

/** Which text of a disputed field to keep; `both` puts the other below the own. */
export type NoteChoice = 'own' | 'other' | 'both';

/**
 * Every event of a note. `editor.closed`: the doctor has left the note, on the same page. `page.leaving`: the page closes,
 * the last chance to save. `note.loaded`: the server's note, as just read. `note.shared`: the note of another tab.
 */
export type ConsultationNoteEvent =
  | { type: 'note.typed'; words: Partial<NoteWords> }
  | { type: 'note.finish' }
  | { type: 'note.chosen'; field: NoteField; keep: NoteChoice }
  | { type: 'note.loaded'; stored: StoredNote }
  | { type: 'note.shared'; unsaved: UnsavedNote }
  | { type: 'editor.opened' }
  | { type: 'editor.closed' }
  | { type: 'page.leaving' }
  | { type: 'net.online' };

/** Texts to save, with the version that they are based on. */
export interface SaveInput {
  words: NoteWords;
  version: number;
}

/**
 * - `note-not-finished`: the note could not be finished; it stays a draft.
 * - `note-kept`: the doctor has left, and the note is on this device only.
 * - `note-sent`: a note that was kept is saved.
 * - `note-disputed`: a note that no editor shows was changed elsewhere.
 */
export type ConsultationNoteCode = 'note-not-finished' | 'note-kept' | 'note-sent' | 'note-disputed';

/** Effect that the flow asks the host to carry out. */
export type ConsultationNoteEffect = ToastEffect<ConsultationNoteCode>;
