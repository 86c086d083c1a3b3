import { toCivil } from '@vitalane/time';
import * as z from 'zod/mini';
import type { ReadingValues } from '../../shared/readings/entry.types.ts';
import { fieldCopy, measureCopy, measuresCopy } from './measure.copy.ts';
import type { Measure, MeasurePart, NewReading } from './measure.types.ts';

const { errors } = measuresCopy;

const figure = /^\d+(?:[.,]\d+)?$/;

const toNumber = (text: string) => Number(text.trim().replace(',', '.'));

/** Returns the schema of one number as text: within its limits, and whole where the measure has no decimals. */
function numberText({ kind, unit, decimals }: Measure, { id, min, max }: MeasurePart) {
  const limits = [String(min), String(max), unit] as const;
  const { missing, range = errors.range } = fieldCopy(kind, id);
  const outOfRange = range(...limits);
  return z.string().check(
    z.trim(),
    z.minLength(1, { error: missing ?? errors.missing, abort: true }),
    z.regex(figure, { error: missing ?? outOfRange, abort: true }),
    z.refine((text) => toNumber(text) >= min && toNumber(text) <= max, { error: outOfRange, abort: true }),
    // A rounded figure may no longer be the one that calls for something.
    z.refine((text) => decimals > 0 || Number.isInteger(toNumber(text)), {
      error: missing ?? errors.whole(...limits),
      abort: true,
    }),
  );
}

/**
 * Returns the schema of a new reading: each number plausible and below the one before it, and not after `now` (ISO 8601)
 * in the patient's time zone. Zero is valid. Numbers are compared once all fields are valid. The input is the form's
 * strings, the output a {@link NewReading}.
 */
export function readingSchema(measure: Measure, now: string, timeZone: string) {
  const { kind, parts, choices } = measure;
  const { words, order } = measureCopy[kind];
  const present = toCivil(now, timeZone);
  const numbersOf = (fields: Readonly<Record<string, unknown>>) =>
    parts.map(({ id }) => toNumber(String(fields[id])));
  const numbers = Object.fromEntries(parts.map((part) => [part.id, numberText(measure, part)]));
  const moment = {
    choice: choices ? z.string(errors.choice).check(z.minLength(1, errors.choice)) : z.optional(z.string()),
    note: z.optional(z.string().check(z.trim())),
    date: z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: words.dateMissing, abort: true }),
      z.refine((date) => date <= present.date, { error: words.futureDate, abort: true }),
    ),
    time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: words.timeMissing, abort: true })),
  };
  return z.pipe(
    z.object({ ...numbers, ...moment }).check(
      z.refine((fields) => isFalling(numbersOf(fields)), {
        path: [parts.at(-1)?.id ?? ''],
        error: order,
      }),
      z.refine(({ date, time }) => date !== present.date || time <= present.time, {
        path: ['time'],
        error: words.futureTime,
      }),
    ),
    z.transform((fields): NewReading => {
      const { choice = '', note, date, time } = fields;
      const entries = numbersOf(fields).map((value, index) => [parts[index]?.id, value]);
      return { values: Object.fromEntries(entries), choice, ...(note && { note }), date, time };
    }),
  );
}

/** Returns whether each number is below the one before it. */
function isFalling(values: readonly number[]): boolean {
  return values.every((value, index) => value < (values[index - 1] ?? Number.POSITIVE_INFINITY));
}

/** Returns what is typed in the fields of a form, without what is no number. */
export function typedValues({ parts }: Measure, fields: Readonly<Record<string, unknown>>): ReadingValues {
  const values = parts
    .filter(({ id }) => figure.test(String(fields[id]).trim()))
    .map(({ id }) => [id, toNumber(String(fields[id]))]);
  return Object.fromEntries(values);
}
