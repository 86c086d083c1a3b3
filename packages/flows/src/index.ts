export * from './auth/index.ts';
export * from './call/index.ts';
export * from './doctor-desk/index.ts';
export * from './medication-stepper/index.ts';
export * from './queue/index.ts';
export * from './shared/errors.ts';
export type * from './shared/ports.ts';
