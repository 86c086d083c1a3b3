export * from './auth.codes.ts';
export * from './auth.connect.ts';
export * from './auth.errors.ts';
export { createAuthMachine } from './auth.machine.ts';
export * from './auth.timing.ts';
export type * from './auth.types.ts';
