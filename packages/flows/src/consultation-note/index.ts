export * from './consultationNote.connect.ts';
export { consultationNoteMachine } from './consultationNote.machine.ts';
export type * from './consultationNote.types.ts';
export * from './notes.ts';
