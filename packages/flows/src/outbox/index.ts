export { canChange, outcomeOf } from './outbox.rules.ts';
export { createOutbox, type Outbox } from './outbox.ts';
export type { Deliver, OutboxDeps, OutboxItem, OutboxStore, Outcome, Refusal } from './outbox.types.ts';
export { syncMachine } from './sync.machine.ts';
export type { SyncEffect, SyncRound } from './sync.types.ts';
