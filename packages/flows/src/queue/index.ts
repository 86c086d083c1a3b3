export type { ConsentAnswer, VisitAnswers, VisitReason } from '../shared/visit.ts';
export * from './queue.connect.ts';
export { queueMachine } from './queue.machine.ts';
export type * from './queue.types.ts';
export { expectedWait, waitEstimate } from './waitEstimate.ts';
