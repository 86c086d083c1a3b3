export { MeasurePart } from './MeasurePart.tsx';
export { measureCopy } from './measure.copy.ts';
export type {
  Measure,
  MeasureEntry,
  MeasureFormState,
  MeasureKind,
  MeasurePartProps,
  NewMeasure,
} from './measure.types.ts';
