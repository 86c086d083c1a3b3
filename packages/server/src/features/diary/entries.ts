import type { BloodPressure, Exercise, Height, MedicationIntake, Sugar, Weight } from '@vitalane/contract';
import type { bloodPressure, measurement, medicationIntake } from '../../db/schema.ts';
import type { Moment } from './moment.rules.ts';

/** A stored entry of one number. */
export type MeasurementRow = typeof measurement.$inferSelect;
/** A stored blood-pressure reading. */
export type BloodPressureRow = typeof bloodPressure.$inferSelect;
/** A stored medicine intake. */
export type IntakeRow = typeof medicationIntake.$inferSelect;

function whenOf({ date, time, timeZone, measuredAt }: Moment) {
  return { date, time, timeZone, measuredAt: measuredAt.toISOString() };
}

/** Returns a blood-pressure entry of the contract. */
export function toBloodPressure(row: BloodPressureRow): BloodPressure {
  return { uuid: row.id, valueFrom: row.systolicMmHg, valueTo: row.diastolicMmHg, ...whenOf(row) };
}

/** Returns a blood-sugar entry of the contract, in mmol/L. */
export function toSugar(row: MeasurementRow): Sugar {
  return { uuid: row.id, valueFrom: row.value, context: row.context, ...whenOf(row) };
}

/** Returns a weight entry of the contract, in kg. */
export function toWeight(row: MeasurementRow): Weight {
  return { uuid: row.id, valueFrom: row.value, ...whenOf(row) };
}

/** Returns a height entry of the contract, in cm. */
export function toHeight(row: MeasurementRow): Height {
  return { uuid: row.id, height: row.value, ...whenOf(row) };
}

/** Returns an exercise entry of the contract, in minutes. */
export function toExercise(row: MeasurementRow): Exercise {
  return { uuid: row.id, valueFrom: row.value, intensity: row.intensity ?? 'moderate', ...whenOf(row) };
}

/** Returns a medicine intake of the contract. */
export function toIntake(row: IntakeRow): MedicationIntake {
  const { id: uuid, medicationId: valueFrom, name, dose, unit } = row;
  return { uuid, valueFrom, name, dose, unit, ...whenOf(row) };
}
