export type {
  BloodPressureCategory,
  BloodPressureEntry,
  BloodPressureTarget,
  NewBloodPressure,
} from '../shared/bloodPressure.types.ts';
export type { DiaryKind } from './DiaryFrame.tsx';
export { DiaryScreen, type DiaryScreenProps } from './DiaryScreen.tsx';
export type { BloodPressureFormState, Deletion } from './DiaryScreen.types.ts';
export { MeasureDiaryScreen, type MeasureDiaryScreenProps } from './MeasureDiaryScreen.tsx';
export type {
  Measure,
  MeasureDeletion,
  MeasureEntry,
  MeasureFormState,
  MeasureKind,
  MeasurePartProps,
  NewMeasure,
} from './measures/index.ts';
