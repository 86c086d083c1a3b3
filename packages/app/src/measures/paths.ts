import { isVitalSign, type MeasureKind, type VitalSign } from '@vitalane/clinical';

const paths = {
  bloodPressure: '/diary-histories/blood-pressure',
  sugar: '/diary-histories/sugar',
  weight: '/diary-histories/weight',
  exercise: '/diary-histories/exercise',
  height: '/diary-histories/height',
} as const satisfies Readonly<Record<Exclude<MeasureKind, VitalSign>, string>>;

const vitalSignsPath = '/diary-histories/vital-signs';

/** Path that lists and adds entries of a kind. */
export type DiaryPath<Kind extends MeasureKind> = Kind extends VitalSign
  ? typeof vitalSignsPath
  : (typeof paths)[Exclude<Kind, VitalSign>];

/** Returns the path that lists and adds entries of a kind. */
export function diaryPath<Kind extends MeasureKind>(kind: Kind): DiaryPath<Kind>;
export function diaryPath(kind: MeasureKind): string {
  return isVitalSign(kind) ? vitalSignsPath : paths[kind];
}
