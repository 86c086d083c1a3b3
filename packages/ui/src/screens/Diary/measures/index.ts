export { MeasurePart } from './MeasurePart.tsx';
export { measureCopy } from './measure.copy.ts';
export type {
  Measure,
  MeasureDeletion,
  MeasureEntry,
  MeasureFormState,
  MeasureKind,
  MeasurePartProps,
  NewMeasure,
} from './measure.types.ts';
