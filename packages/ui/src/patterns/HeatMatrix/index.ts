export { HeatMatrix, type HeatMatrixProps } from './HeatMatrix.tsx';
export type { HeatCell, HeatHeading, HeatTone } from './HeatMatrix.types.ts';
