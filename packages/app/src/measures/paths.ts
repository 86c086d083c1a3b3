import type { DiaryKind } from '@vitalane/ui/screens/Diary';

/** Paths that list and add entries, by kind. */
export const diaryPaths = {
  bloodPressure: '/diary-histories/blood-pressure',
  sugar: '/diary-histories/sugar',
  weight: '/diary-histories/weight',
  exercise: '/diary-histories/exercise',
  height: '/diary-histories/height',
} as const satisfies Readonly<Record<DiaryKind, string>>;
