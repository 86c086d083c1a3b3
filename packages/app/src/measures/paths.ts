import { isVitalSign, type VitalSign } from '@vitalane/clinical';
import type { DiaryKind } from '@vitalane/ui/screens/Diary';

const paths = {
  bloodPressure: '/diary-histories/blood-pressure',
  sugar: '/diary-histories/sugar',
  weight: '/diary-histories/weight',
  exercise: '/diary-histories/exercise',
  height: '/diary-histories/height',
} as const satisfies Readonly<Record<Exclude<DiaryKind, VitalSign>, string>>;

const vitalSignsPath = '/diary-histories/vital-signs';

/** Path that lists and adds entries of a kind. */
export type DiaryPath<Kind extends DiaryKind> = Kind extends VitalSign
  ? typeof vitalSignsPath
  : (typeof paths)[Exclude<Kind, VitalSign>];

/** Returns the path that lists and adds entries of a kind. */
export function diaryPath<Kind extends DiaryKind>(kind: Kind): DiaryPath<Kind>;
export function diaryPath(kind: DiaryKind): string {
  return isVitalSign(kind) ? vitalSignsPath : paths[kind];
}
