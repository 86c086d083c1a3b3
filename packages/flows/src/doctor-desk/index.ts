export * from './doctor-desk.connect.ts';
export { doctorDeskMachine } from './doctor-desk.machine.ts';
export type * from './doctor-desk.types.ts';
