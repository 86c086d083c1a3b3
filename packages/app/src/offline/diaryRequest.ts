import type { NewBloodPressure } from '@vitalane/contract';
import type { DiaryKind } from '@vitalane/ui/screens/Diary';
import type { NewMeasureBody } from '../features/diary/measures.api.ts';

/** An entry of the diary as it is sent: its kind, and the body of the call. */
export type DiaryRequest = NewMeasureBody | { kind: 'bloodPressure'; body: NewBloodPressure };

/** The calls of the diary's kinds: entries are listed and added there. */
export const diaryPaths = {
  bloodPressure: '/diary-histories/blood-pressure',
  sugar: '/diary-histories/sugar',
  weight: '/diary-histories/weight',
  exercise: '/diary-histories/exercise',
  height: '/diary-histories/height',
} as const satisfies Readonly<Record<DiaryKind, string>>;
