import { toCivil } from '@vitalane/time';
import * as z from 'zod/mini';
import type { BloodPressureLimits } from '../shared/bloodPressure.types.ts';
import { diaryCopy } from './DiaryScreen.copy.ts';

const { errors } = diaryCopy;

const wholeNumber = (
  missing: string,
  range: (min: number, max: number) => string,
  { min, max }: BloodPressureLimits['upper'],
) =>
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d+$/, { error: missing, abort: true })),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(z.refine((value) => value >= min && value <= max, { error: range(min, max), abort: true })),
    ),
  );

/**
 * Returns the schema of a new reading: within `limits`, systolic above diastolic, and not after `now` (ISO 8601) in
 * the patient's time zone. Fields are validated separately first, and compared only if all are valid. The input is
 * the form's strings, the output a `NewBloodPressure`.
 */
export function bloodPressureSchema(now: string, timeZone: string, limits: BloodPressureLimits) {
  const present = toCivil(now, timeZone);
  return z
    .object({
      valueFrom: wholeNumber(errors.upperMissing, errors.upperRange, limits.upper),
      valueTo: wholeNumber(errors.lowerMissing, errors.lowerRange, limits.lower),
      date: z.string().check(
        z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: errors.dateMissing, abort: true }),
        z.refine((date) => date <= present.date, { error: errors.futureDate, abort: true }),
      ),
      time: z
        .string()
        .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: errors.timeMissing, abort: true })),
    })
    .check(
      z.refine(({ valueFrom, valueTo }) => valueTo < valueFrom, { path: ['valueTo'], error: errors.order }),
      z.refine(({ date, time }) => date !== present.date || time <= present.time, {
        path: ['time'],
        error: errors.futureTime,
      }),
    );
}
