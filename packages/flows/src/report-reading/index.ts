export * from './report-reading.connect.ts';
export { createReportReadingMachine } from './report-reading.machine.ts';
export type * from './report-reading.types.ts';
