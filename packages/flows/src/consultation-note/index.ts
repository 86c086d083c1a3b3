export * from './consultation-note.connect.ts';
export { consultationNoteMachine } from './consultation-note.machine.ts';
export type * from './consultation-note.types.ts';
