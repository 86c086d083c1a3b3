export * from './errors.ts';
export * from './listeners.ts';
export type * from './ports.ts';
