export * from './clock.ts';
export * from './edges.ts';
export * from './fakes.ts';
export * from './mermaid.ts';
export * from './replay.ts';
