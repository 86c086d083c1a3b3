export { canChange, outcomeOf } from './outbox.rules.ts';
export * from './outbox.ts';
export type * from './outbox.types.ts';
export { syncMachine } from './sync.machine.ts';
export type { SyncEffect, SyncRound, SyncSession } from './sync.types.ts';
