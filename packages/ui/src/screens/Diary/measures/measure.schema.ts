import { toCivil } from '@vitalane/time';
import * as z from 'zod/mini';
import { measuresCopy } from './measure.copy.ts';
import type { Measure, NewMeasure } from './measure.types.ts';

const { errors } = measuresCopy;

const figure = /^\d+(?:[.,]\d+)?$/;

/**
 * Returns the schema of a new entry: plausible, whole where the measure has no decimals, and not after `now` (ISO 8601) in
 * the patient's time zone. Zero is valid. The input is the form's strings, the output a {@link NewMeasure}.
 */
export function measureSchema({ min, max, unit, decimals, choices }: Measure, now: string, timeZone: string) {
  const present = toCivil(now, timeZone);
  const outOfRange = errors.range(String(min), String(max), unit);
  // A rounded figure may no longer be the one that calls for something.
  const notWhole = errors.whole(String(min), String(max), unit);
  return z.pipe(
    z
      .object({
        value: z.string().check(
          z.trim(),
          z.minLength(1, { error: errors.missing, abort: true }),
          z.regex(figure, { error: outOfRange, abort: true }),
          z.refine((text) => toNumber(text) >= min && toNumber(text) <= max, {
            error: outOfRange,
            abort: true,
          }),
          z.refine((text) => decimals > 0 || Number.isInteger(toNumber(text)), notWhole),
        ),
        choice: choices
          ? z.string(errors.choice).check(z.minLength(1, errors.choice))
          : z.optional(z.string()),
        date: z.string().check(
          z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: errors.dateMissing, abort: true }),
          z.refine((date) => date <= present.date, errors.futureDate),
        ),
        time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, errors.timeMissing)),
      })
      .check(
        z.refine(({ date, time }) => date !== present.date || time <= present.time, {
          path: ['time'],
          error: errors.futureTime,
        }),
      ),
    z.transform(
      ({ value, choice = '', date, time }): NewMeasure => ({ value: toNumber(value), choice, date, time }),
    ),
  );
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
