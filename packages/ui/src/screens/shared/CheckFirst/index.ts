export { CheckFirst, type CheckFirstProps } from './CheckFirst.tsx';
export type { CheckedValue } from './CheckFirst.types.ts';
export { returnToForm } from './returnToForm.ts';
