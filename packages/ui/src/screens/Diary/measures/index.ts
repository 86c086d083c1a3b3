export { MeasurePart } from './MeasurePart.tsx';
export { measureCopy } from './measure.copy.ts';
export {
  type Measure,
  type MeasureEntry,
  type MeasureFormState,
  type MeasureKind,
  type MeasurePartProps,
  measureKinds,
  type NewMeasure,
} from './measure.types.ts';
export { hasOwnAdvice } from './presentAdvice.ts';
