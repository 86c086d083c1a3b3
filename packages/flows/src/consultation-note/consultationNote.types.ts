import type { ToastEffect } from '../shared/ports.ts';

/** Texts of a consultation note. */
export interface NoteWords {
  note: string;
  plan: string;
}

/** Input of the machine: the texts that the server has stored. */
export interface ConsultationNoteInput extends NoteWords {
  isFinished: boolean;
}

/** Data of the flow; plain and serialisable. Contains patient data and is never logged. */
export interface ConsultationNoteContext {
  /** Texts in the fields. */
  typed: NoteWords;
  /** Texts being sent. */
  sent: NoteWords;
  /** Texts that the server has confirmed. */
  saved: NoteWords;
  isFinished: boolean;
  /** Failed saves in a row. */
  failures: number;
}

/** Every event of a note. `page.leaving`: the page closes, the last chance to save. */
export type ConsultationNoteEvent =
  | { type: 'note.typed'; words: Partial<NoteWords> }
  | { type: 'note.finish' }
  | { type: 'page.leaving' }
  | { type: 'net.online' };

/** The note could not be finished; it stays a draft. */
export type ConsultationNoteCode = 'note-not-finished';

/** Effect that the flow asks the host to carry out. */
export type ConsultationNoteEffect = ToastEffect<ConsultationNoteCode>;
