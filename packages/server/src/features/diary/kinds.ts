import {
  type CourseReading,
  type CrisisKind,
  entryLimits,
  isSymptom,
  quantityRow,
  round,
  unitText,
  VITAL_SIGNS,
  type VitalSign as VitalSignKind,
} from '@vitalane/clinical';
import type {
  BloodPressure,
  Exercise,
  Height,
  NewBloodPressure,
  NewExercise,
  NewHeight,
  NewSugar,
  NewVitalSign,
  NewWeight,
  Sugar,
  VitalSign,
  Weight,
} from '@vitalane/contract';
import type { FieldProblem } from '../../errors/apiError.ts';
import { toPressureReading, toSugarReading, toWeightReading } from '../alerts/crisisReadings.queries.ts';
import {
  type BloodPressureRow,
  type EntryRow,
  type MeasurementRow,
  type ReadingKind,
  type ReadingRow,
  toBloodPressure,
  toExercise,
  toHeight,
  toSugar,
  toVitalSign,
  toWeight,
} from './entries.ts';
import type { MomentInput } from './moment.rules.ts';

/** What the body of every kind may have. */
export type ReadingInput = MomentInput & { note?: string };

/** How the readings of one kind are checked, stored, judged and answered. */
export interface KindOfReading<Body extends ReadingInput, Row extends ReadingRow, Item> {
  /** Kinds of rows, of which a reading is one. */
  kinds: readonly ReadingKind[];
  /** Action of the reading, for the message about a time in the future. */
  did: 'measured' | 'exercised';
  /** Returns what is wrong with values that the contract allows. */
  problems?: (body: Body) => readonly FieldProblem[];
  toRow: (body: Body, entry: EntryRow) => Row;
  toItem: (row: Row) => Item;
  /** The alerts that a reading may open or end, and the reading as they see it. */
  alerts?: { kinds: readonly CrisisKind[]; reading: (row: Row, body: Body) => CourseReading };
}

const withoutDetails = { context: null, intensity: null };

export const bloodPressure: KindOfReading<
  NewBloodPressure,
  { kind: 'blood_pressure' } & BloodPressureRow,
  BloodPressure
> = {
  kinds: ['blood_pressure'],
  did: 'measured',
  problems: ({ valueFrom, valueTo }) => (valueFrom > valueTo ? [] : [wrongOrder]),
  toRow: ({ valueFrom, valueTo }, entry) => ({
    ...entry,
    kind: 'blood_pressure',
    systolicMmHg: valueFrom,
    diastolicMmHg: valueTo,
  }),
  toItem: toBloodPressure,
  alerts: {
    kinds: ['blood_pressure', 'low_pressure'],
    reading: (row, { symptoms = [] }) => ({
      ...toPressureReading(row),
      symptoms: symptoms.filter(isSymptom),
    }),
  },
};

export const sugar: KindOfReading<NewSugar, MeasurementRow, Sugar> = {
  kinds: ['sugar'],
  did: 'measured',
  toRow: ({ valueFrom, context = null }, entry) => ({
    ...entry,
    ...withoutDetails,
    kind: 'sugar',
    value: valueFrom,
    context,
  }),
  toItem: toSugar,
  alerts: { kinds: ['low_sugar', 'high_sugar'], reading: toSugarReading },
};

export const weight: KindOfReading<NewWeight, MeasurementRow, Weight> = {
  kinds: ['weight'],
  did: 'measured',
  toRow: ({ valueFrom }, entry) => ({ ...entry, ...withoutDetails, kind: 'weight', value: valueFrom }),
  toItem: toWeight,
  alerts: { kinds: ['weight_gain'], reading: toWeightReading },
};

export const height: KindOfReading<NewHeight, MeasurementRow, Height> = {
  kinds: ['height'],
  did: 'measured',
  toRow: ({ height: value }, entry) => ({ ...entry, ...withoutDetails, kind: 'height', value }),
  toItem: toHeight,
};

export const exercise: KindOfReading<NewExercise, MeasurementRow, Exercise> = {
  kinds: ['exercise'],
  did: 'exercised',
  toRow: ({ valueFrom, intensity = 'moderate' }, entry) => ({
    ...entry,
    ...withoutDetails,
    kind: 'exercise',
    value: valueFrom,
    intensity,
  }),
  toItem: toExercise,
};

export const vitalSign: KindOfReading<NewVitalSign, MeasurementRow & { kind: VitalSignKind }, VitalSign> = {
  kinds: VITAL_SIGNS,
  did: 'measured',
  problems: vitalSignProblems,
  toRow: ({ kind, value }, entry) => ({ ...entry, ...withoutDetails, kind, value }),
  toItem: (row) => toVitalSign(row.kind, row),
};

const wrongOrder: FieldProblem = {
  name: 'valueFrom',
  message: 'The upper number must be higher than the lower one. Check both on your monitor.',
};

/** Returns what is wrong with a reading of a vital sign, with the limits of its kind. */
function vitalSignProblems({ kind, value }: NewVitalSign): FieldProblem[] {
  const { unit, decimals } = quantityRow(kind);
  const { min, max } = entryLimits(kind);
  if (value >= min && value <= max && value === round(value, decimals)) return [];
  const number = decimals === 0 ? 'a whole number' : 'a number with one decimal';
  return [{ name: 'value', message: `Enter ${number} from ${min} to ${max} ${unitText(unit)}.` }];
}
