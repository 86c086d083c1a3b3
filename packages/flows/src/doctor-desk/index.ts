export * from './doctor-desk.connect.ts';
export * from './doctor-desk.copy.ts';
export { doctorDeskMachine } from './doctor-desk.machine.ts';
export type * from './doctor-desk.types.ts';
