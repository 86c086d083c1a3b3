export type * from '../shared/consultation/ConsultationNotes.types.ts';
export { NoteEditor, type NoteEditorProps } from '../shared/consultation/NoteEditor.tsx';
export { ConsultationNotesScreen, type ConsultationNotesScreenProps } from './ConsultationNotesScreen.tsx';
