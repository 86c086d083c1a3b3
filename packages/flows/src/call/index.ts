export * from './call.connect.ts';
export * from './call.copy.ts';
export { callMachine } from './call.machine.ts';
export { callRecordOf } from './call.setup.ts';
export type * from './call.types.ts';
export { exitPath } from './exit-path.ts';
