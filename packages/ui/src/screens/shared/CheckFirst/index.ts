export { CheckFirst, type CheckFirstProps } from './CheckFirst.tsx';
export type { CheckedValue } from './CheckFirst.types.ts';
export { changeTyped } from './changeTyped.ts';
