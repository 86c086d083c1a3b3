export type { VisitTriage } from '../shared/visit.ts';
export * from './doctorDesk.connect.ts';
export { doctorDeskMachine } from './doctorDesk.machine.ts';
export type * from './doctorDesk.types.ts';
