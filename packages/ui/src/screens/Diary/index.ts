export type {
  BloodPressureCategory,
  BloodPressureEntry,
  BloodPressureTarget,
  NewBloodPressure,
} from '../shared/bloodPressure.types.ts';
export { DiaryScreen, type DiaryScreenProps } from './DiaryScreen.tsx';
export type { BloodPressureFormState, Deletion } from './DiaryScreen.types.ts';
