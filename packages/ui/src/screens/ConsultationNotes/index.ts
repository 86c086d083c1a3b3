export type * from './ConsultationNotes.types.ts';
export { ConsultationNotesScreen, type ConsultationNotesScreenProps } from './ConsultationNotesScreen.tsx';
export { NoteEditor, type NoteEditorProps } from './NoteEditor.tsx';
