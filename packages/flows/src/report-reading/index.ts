export * from './reportReading.connect.ts';
export { createReportReadingMachine } from './reportReading.machine.ts';
export type * from './reportReading.types.ts';
