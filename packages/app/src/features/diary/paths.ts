import type { DiaryKind } from '@vitalane/ui/screens/Diary';

/** The calls of the diary's kinds: entries are listed and added there. */
export const diaryPaths = {
  bloodPressure: '/diary-histories/blood-pressure',
  sugar: '/diary-histories/sugar',
  weight: '/diary-histories/weight',
  exercise: '/diary-histories/exercise',
  height: '/diary-histories/height',
} as const satisfies Readonly<Record<DiaryKind, string>>;
