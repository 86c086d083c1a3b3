import type { ToastEffect } from '../shared/ports.ts';

/** What the doctor writes about a consultation. */
export interface NoteWords {
  note: string;
  plan: string;
}

/** The words as the server has them. */
export interface ConsultationNoteInput extends NoteWords {
  isFinished: boolean;
}

/** All data of the flow; plain and serialisable. It holds a patient's data and is never logged. */
export interface ConsultationNoteContext {
  /** What the fields show. */
  typed: NoteWords;
  /** What is being sent. */
  sent: NoteWords;
  /** What the server has confirmed. */
  saved: NoteWords;
  isFinished: boolean;
  /** Failed saves in a row. */
  failures: number;
}

/** Everything that can happen to a note. `page.leaving`: the page goes away, now is the last chance. */
export type ConsultationNoteEvent =
  | { type: 'note.typed'; words: Partial<NoteWords> }
  | { type: 'note.finish' }
  | { type: 'page.leaving' }
  | { type: 'net.online' };

/** The note could not be finished; it stays a draft. */
export type ConsultationNoteCode = 'note-not-finished';

/** What the flow asks the host to do. */
export type ConsultationNoteEffect = ToastEffect<ConsultationNoteCode>;
