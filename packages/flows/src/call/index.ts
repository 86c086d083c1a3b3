export * from './call.connect.ts';
export { callRecordOf, faultOf } from './call.context.ts';
export * from './call.copy.ts';
export { callMachine } from './call.machine.ts';
export type * from './call.types.ts';
export { exitPath } from './exit-path.ts';
