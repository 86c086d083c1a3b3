import { type Comparator, type CourseReading, isSymptom, type Symptom } from '@vitalane/clinical';
import type { healthAlert } from '../../db/schema.ts';

/** A row of the alert table. */
export type AlertRow = typeof healthAlert.$inferSelect;

/** A laboratory result that raised an alert, as entered. */
export interface LabReading {
  formId: string;
  value: number;
  unit: string;
  comparator: Comparator | null;
  measuredOn: string;
}

/** Returns the readings that raised an alert. A value of the column that is no reading is left out. */
export function storedReadings({ readings }: Pick<AlertRow, 'readings'>): readonly CourseReading[] {
  return Array.isArray(readings) ? readings.filter(isRecord) : [];
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Returns the laboratory result that raised an alert. The column contains only what the server wrote. */
export function storedResult({ readings }: Pick<AlertRow, 'readings'>): LabReading | undefined {
  return Array.isArray(readings) ? readings[0] : undefined;
}

/** Returns the symptoms of an alert. */
export function storedSymptoms({ symptoms }: Pick<AlertRow, 'symptoms'>): readonly Symptom[] {
  return symptoms.filter(isSymptom);
}
