export * from './icons/index.ts';
export * from './patterns/index.ts';
export * from './primitives/index.ts';
export * from './theme/index.ts';
