export { CheckFirst, type CheckFirstProps } from './CheckFirst.tsx';
export type { CheckedValue } from './CheckFirst.types.ts';
export { RefusedAdvice } from './RefusedAdvice.tsx';
