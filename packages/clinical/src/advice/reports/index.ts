export * from './biometrics.ts';
export * from './blood-pressure.ts';
export * from './cardiovascular.ts';
export * from './glycaemia.ts';
export * from './kidney.ts';
export * from './lipids.ts';
export * from './liver.ts';
export * from './words.ts';
