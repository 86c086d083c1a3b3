export * from './call.connect.ts';
export { callRecordOf, faultOf } from './call.context.ts';
export { callMachine } from './call.machine.ts';
export * from './call.timing.ts';
export type * from './call.types.ts';
