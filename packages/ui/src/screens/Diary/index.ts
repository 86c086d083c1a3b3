export type {
  BloodPressureEntry,
  BloodPressureLimits,
  BloodPressureTarget,
  NewBloodPressure,
} from '../shared/bloodPressure.types.ts';
export type { CheckedValue } from '../shared/CheckFirst/index.ts';
export type { EarlierEntry } from '../shared/earlierEntry.types.ts';
export type { ValueAdvice } from '../shared/UrgentAdvice.tsx';
export type { BloodPressureAverage } from './AverageCard.tsx';
export type { DiaryKind, DiaryPart } from './DiaryFrame.tsx';
export { DiaryScreen, type DiaryScreenProps } from './DiaryScreen.tsx';
export type { BloodPressureFormState } from './DiaryScreen.types.ts';
export { DayDiaryScreen, type DayDiaryScreenProps, type DayGroup } from './days/index.ts';
export { diaryWords } from './diaryWords.copy.ts';
export type { Deletion, DiaryEntry, DiaryExport } from './entries.types.ts';
export { MeasureDiaryScreen, type MeasureDiaryScreenProps } from './MeasureDiaryScreen.tsx';
export {
  type Measure,
  type MeasureEntry,
  type MeasureFormState,
  type MeasureKind,
  type MeasurePartProps,
  measureKinds,
  type NewMeasure,
} from './measures/index.ts';
export type { PendingEntriesProps, PendingEntry, TypedEntry } from './PendingEntries.types.ts';
export {
  type DiaryPeriod,
  type PeriodLength,
  type PeriodProps,
  periodLengths,
} from './period/index.ts';
export { pressureEntry } from './pressureEntry.ts';
export type { SavedChange } from './SavedDialog.tsx';
