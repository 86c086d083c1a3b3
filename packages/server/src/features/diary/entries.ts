import { isVitalSign } from '@vitalane/clinical';
import type {
  BloodPressure,
  Exercise,
  Height,
  MedicationIntake,
  Sugar,
  VitalSign,
  Weight,
} from '@vitalane/contract';
import type { bloodPressure, measurement, medicationIntake } from '../../db/schema.ts';
import type { Moment } from './moment.rules.ts';

/** A stored entry of one number. */
export type MeasurementRow = typeof measurement.$inferSelect;
/** A stored blood-pressure reading. */
export type BloodPressureRow = typeof bloodPressure.$inferSelect;
/** A stored medicine intake. */
export type IntakeRow = typeof medicationIntake.$inferSelect;

function momentFields({ date, time, timeZone, measuredAt }: Moment) {
  return { date, time, timeZone, measuredAt: measuredAt.toISOString() };
}

/** Returns a blood-pressure entry in the contract's format. */
export function toBloodPressure(row: BloodPressureRow): BloodPressure {
  return { uuid: row.id, valueFrom: row.systolicMmHg, valueTo: row.diastolicMmHg, ...momentFields(row) };
}

/** Returns a blood-sugar entry in the contract's format, in mmol/L. */
export function toSugar(row: MeasurementRow): Sugar {
  return { uuid: row.id, valueFrom: row.value, context: row.context, ...momentFields(row) };
}

/** Returns a weight entry in the contract's format, in kg. */
export function toWeight(row: MeasurementRow): Weight {
  return { uuid: row.id, valueFrom: row.value, ...momentFields(row) };
}

/** Returns a reading of a vital sign in the contract's format, in the unit of its kind. */
export function toVitalSign(kind: VitalSign['kind'], row: MeasurementRow): VitalSign {
  return { uuid: row.id, kind, value: row.value, ...momentFields(row) };
}

/** Returns the readings of vital signs among entries. */
export function vitalSignsIn(rows: readonly MeasurementRow[]): VitalSign[] {
  return rows.flatMap((row) => (isVitalSign(row.kind) ? [toVitalSign(row.kind, row)] : []));
}

/** Returns a height entry in the contract's format, in cm. */
export function toHeight(row: MeasurementRow): Height {
  return { uuid: row.id, height: row.value, ...momentFields(row) };
}

/** Returns an exercise entry in the contract's format, in minutes. */
export function toExercise(row: MeasurementRow): Exercise {
  return { uuid: row.id, valueFrom: row.value, intensity: row.intensity ?? 'moderate', ...momentFields(row) };
}

/** Returns a medicine intake in the contract's format. */
export function toIntake(row: IntakeRow): MedicationIntake {
  const { id: uuid, medicationId: valueFrom, name, dose, unit, note } = row;
  return { uuid, valueFrom, name, dose, unit, note, ...momentFields(row) };
}
