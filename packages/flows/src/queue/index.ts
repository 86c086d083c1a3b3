export * from './queue.connect.ts';
export * from './queue.copy.ts';
export { queueMachine } from './queue.machine.ts';
export type * from './queue.types.ts';
export { waitEstimate, waitInWords } from './wait-estimate.ts';
