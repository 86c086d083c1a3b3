import { type QuantityCode, VITAL_SIGNS, type VitalSign } from './quantities/index.ts';

/** Everything stated about a kind of reading of the diary. Units, decimals and limits follow from the quantities. */
interface MeasureRow {
  /** The numbers of a reading, in the order in which a device shows them. Each is below the one before it. */
  readonly parts: Readonly<Record<string, QuantityCode>>;
  /** What is asked beside the numbers: the occasion of a blood sugar, or how hard an exercise was. */
  readonly choice?: 'context' | 'intensity';
  /** What stands for an answer that is missing; absent where none does. */
  readonly usualChoice?: string;
  /** Summary of the readings of a week or month. */
  readonly method: 'average' | 'total';
  /** Days that a list shows at first, by how often it is measured; `null` for all. */
  readonly usualDays: 30 | 90 | null;
  /** Whether its chart shows a usual range in place of a target. */
  readonly hasUsualRange?: true;
}

const reading = { method: 'average', usualDays: 30 } as const;

const vitalSigns = Object.fromEntries(
  VITAL_SIGNS.map((kind) => [kind, { ...reading, parts: { value: kind }, hasUsualRange: true }]),
) as { readonly [Kind in VitalSign]: MeasureRow & { readonly parts: { readonly value: Kind } } };

/** The kinds of readings of the diary, on top of the catalogue of quantities. */
export const MEASURES = {
  bloodPressure: { ...reading, parts: { systolic: 'sbp', diastolic: 'dbp' } },
  sugar: { ...reading, parts: { value: 'sugar' }, choice: 'context' },
  weight: { ...reading, parts: { value: 'weight' }, usualDays: 90 },
  ...vitalSigns,
  exercise: {
    ...reading,
    parts: { value: 'exercise' },
    choice: 'intensity',
    usualChoice: 'moderate',
    method: 'total',
  },
  height: { ...reading, parts: { value: 'height' }, usualDays: null },
} as const satisfies Readonly<Record<string, MeasureRow>>;

/** Kind of a reading of the diary. */
export type MeasureKind = keyof typeof MEASURES;

/** Name of a number of a reading. */
export type MeasurePartName<Kind extends MeasureKind = MeasureKind> = Kind extends MeasureKind
  ? keyof (typeof MEASURES)[Kind]['parts']
  : never;

/** Returns the row of a kind. */
export function measureRow(kind: MeasureKind): MeasureRow {
  return MEASURES[kind];
}
