export type { CheckedValue } from '../shared/CheckFirst/index.ts';
export type {
  DiaryEntry,
  EarlierEntry,
  ReadingEntry,
  ReadingRange,
  ReadingValues,
} from '../shared/readings/entry.types.ts';
export { type BloodPressureTarget, pressureParts } from '../shared/readings/pressureParts.ts';
export type { ValueAdvice } from '../shared/UrgentAdvice.tsx';
export type { DiaryPart } from './DiaryFrame.tsx';
export { DiaryScreen, type DiaryScreenProps, type MeasureProps } from './DiaryScreen.tsx';
export { DayDiaryScreen, type DayDiaryScreenProps, type DayGroup } from './days/index.ts';
export { diaryWords } from './diaryWords.copy.ts';
export type { Deletion, DiaryExport } from './entries.types.ts';
export type { ReadingAverage } from './measures/AverageCard.tsx';
export {
  type Measure,
  type MeasureKind,
  type MeasurePart,
  measureKinds,
  type NewReading,
  type ReadingFormState,
} from './measures/measure.types.ts';
export type { PendingEntriesProps, PendingEntry, TypedEntry } from './PendingEntries.types.ts';
export {
  type DiaryPeriod,
  type PeriodLength,
  type PeriodProps,
  periodLengths,
} from './period/index.ts';
export type { SavedChange } from './SavedDialog.tsx';
