import * as z from 'zod/mini';
import { localDateTime } from '../shared/dates.ts';
import { diaryCopy } from './DiaryScreen.copy.ts';

const { errors } = diaryCopy;

/** Plausible readings in mmHg, both ends included. Outside them it is a slip of the hand or of the cuff. */
const limits = { upperMmHg: [60, 260], lowerMmHg: [30, 160] } as const;

const wholeNumber = (missing: string, range: string, [min, max]: readonly [number, number]) =>
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d+$/, { error: missing, abort: true })),
    z.pipe(
      z.transform(Number),
      z.number().check(z.refine((value) => value >= min && value <= max, { error: range, abort: true })),
    ),
  );

/**
 * What a new reading must be: plausible, upper above lower, and not after `now` (ISO 8601) on the patient's clock.
 * Each field is judged alone first; fields are compared only when all are acceptable.
 * Input are the form's strings, output is a `NewBloodPressure`.
 */
export function bloodPressureSchema(now: string, timeZone: string) {
  const present = localDateTime(now, timeZone);
  return z
    .object({
      valueFrom: wholeNumber(errors.upperMissing, errors.upperRange, limits.upperMmHg),
      valueTo: wholeNumber(errors.lowerMissing, errors.lowerRange, limits.lowerMmHg),
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
