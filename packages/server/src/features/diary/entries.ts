import { isVitalSign } from '@vitalane/clinical';
import type {
  BloodPressure,
  EarlierReading,
  Exercise,
  Height,
  MedicationIntake,
  Sugar,
  VitalSign,
  Weight,
} from '@vitalane/contract';
import { z } from 'zod';
import { type bloodPressure, measurement, type medicationIntake } from '../../db/schema.ts';
import type { Moment } from './moment.rules.ts';

/** A stored reading of one number. */
export type MeasurementRow = typeof measurement.$inferSelect;
/** A stored blood pressure. */
export type BloodPressureRow = typeof bloodPressure.$inferSelect;
/** A stored reading of any kind. */
export type ReadingRow = ({ kind: 'blood_pressure' } & BloodPressureRow) | MeasurementRow;
/** What a stored reading has whatever its kind: whose it is, and when. */
export type EntryRow = Omit<ReadingRow, 'kind'>;
/** Kind of a reading of one number. */
export type MeasurementKind = MeasurementRow['kind'];
/** Kind of a reading. */
export type ReadingKind = ReadingRow['kind'];
/** A stored medicine intake. */
export type IntakeRow = typeof medicationIntake.$inferSelect;

function momentFields({ date, time, timeZone, measuredAt }: Moment) {
  return { date, time, timeZone, measuredAt: measuredAt.toISOString() };
}

const noteField = ({ note }: Pick<EntryRow, 'note'>) => (note === null ? {} : { note });

/** Returns the fields that the readings of all kinds have. */
function readingFields(row: EntryRow) {
  const earlier = earlierOf(row);
  return { uuid: row.id, ...momentFields(row), ...noteField(row), ...(earlier.length > 0 && { earlier }) };
}

const earlierReadings = z.array(
  z.object({
    valueFrom: z.number(),
    valueTo: z.int().optional(),
    context: z.enum(measurement.context.enumValues).optional(),
    intensity: z.enum(measurement.intensity.enumValues).optional(),
    date: z.iso.date(),
    time: z.string(),
    timeZone: z.string(),
    note: z.string().optional(),
    replacedAt: z.iso.datetime(),
  }),
);

/** Returns the reading before each change, latest first. A value of the column that is none is left out. */
function earlierOf({ earlier }: Pick<EntryRow, 'earlier'>): EarlierReading[] {
  return earlierReadings.safeParse(earlier).data ?? [];
}

/** Number of earlier readings that are kept: far more than a person changes. */
const earlierMax = 50;

/** Returns what a reading was, with a change now: the latest first. */
export function withEarlier(row: ReadingRow, now: Date): readonly EarlierReading[] {
  return [toEarlier(row, now), ...earlierOf(row)].slice(0, earlierMax);
}

function toEarlier(row: ReadingRow, replacedAt: Date): EarlierReading {
  const { date, time, timeZone } = row;
  const moment = { date, time, timeZone, ...noteField(row), replacedAt: replacedAt.toISOString() };
  return row.kind === 'blood_pressure'
    ? { valueFrom: row.systolicMmHg, valueTo: row.diastolicMmHg, ...moment }
    : {
        valueFrom: row.value,
        ...(row.context && { context: row.context }),
        ...(row.intensity && { intensity: row.intensity }),
        ...moment,
      };
}

/** Returns a blood-pressure entry in the contract's format. */
export function toBloodPressure(row: BloodPressureRow): BloodPressure {
  return { ...readingFields(row), valueFrom: row.systolicMmHg, valueTo: row.diastolicMmHg };
}

/** Returns a blood-sugar entry in the contract's format, in mmol/L. */
export function toSugar(row: MeasurementRow): Sugar {
  return { ...readingFields(row), valueFrom: row.value, context: row.context };
}

/** Returns a weight entry in the contract's format, in kg. */
export function toWeight(row: MeasurementRow): Weight {
  return { ...readingFields(row), valueFrom: row.value };
}

/** Returns a reading of a vital sign in the contract's format, in the unit of its kind. */
export function toVitalSign(kind: VitalSign['kind'], row: MeasurementRow): VitalSign {
  return { ...readingFields(row), kind, value: row.value };
}

/** Returns the readings of vital signs among entries. */
export function vitalSignsIn(rows: readonly MeasurementRow[]): VitalSign[] {
  return rows.flatMap((row) => (isVitalSign(row.kind) ? [toVitalSign(row.kind, row)] : []));
}

/** Returns a height entry in the contract's format, in cm. */
export function toHeight(row: MeasurementRow): Height {
  return { uuid: row.id, height: row.value, ...momentFields(row), ...noteField(row) };
}

/** Returns an exercise entry in the contract's format, in minutes. */
export function toExercise(row: MeasurementRow): Exercise {
  return { ...readingFields(row), valueFrom: row.value, intensity: row.intensity ?? 'moderate' };
}

/** Returns a medicine intake in the contract's format. */
export function toIntake(row: IntakeRow): MedicationIntake {
  const { id: uuid, medicationId: valueFrom, name, dose, unit, note } = row;
  return { uuid, valueFrom, name, dose, unit, note, ...momentFields(row) };
}
