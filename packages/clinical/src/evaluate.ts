import type { Field, FieldTable, Reading } from './fields.ts';
import { ORDERED_PAIRS } from './plausibility.ts';
import { type FailureStatus, failure, type Result } from './result.ts';

type ValueOf<F> = F extends Field<infer T, boolean> ? T : never;
/** Keeps completion of named texts in an editor, while any other text may be passed: it is `not_applicable`. */
type Given<T> = T extends string ? T | (string & Record<never, never>) : T;
type RequiredNames<F> = { [K in keyof F]: F[K] extends Field<unknown, true> ? K : never }[keyof F];

/** Input from a caller: required names must be present but may be unknown (`null`); optional names may be absent. */
export type Input<F extends FieldTable> = {
  readonly [K in RequiredNames<F>]: Given<ValueOf<F[K]>> | null | undefined;
} & { readonly [K in Exclude<keyof F, RequiredNames<F>>]?: Given<ValueOf<F[K]>> | null };

/** Validated input of a rule: absent optional inputs are `undefined`. */
export type Values<F extends FieldTable> = {
  readonly [K in keyof F]: F[K] extends Field<infer T, true> ? T : ValueOf<F[K]> | undefined;
};

/** Unvalidated input. */
export type RawInput = Readonly<Record<string, unknown>>;

interface NamedReading {
  readonly name: string;
  readonly reading: Reading<unknown>;
}

/** Returns whether a value counts as missing: null, undefined, NaN or blank text. */
export function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || Number.isNaN(value);
}

/** Returns any value as a record of unknown values, so that invalid input is read without an exception. */
export function asRecord(value: unknown): RawInput {
  return Object(value);
}

function readField(field: Field<unknown, boolean>, value: unknown): Reading<unknown> {
  if (!isMissing(value)) return field.read(value);
  return field.required ? { status: 'missing' } : { status: 'ok', value: undefined };
}

function namesWith(status: FailureStatus, readings: readonly NamedReading[]): readonly string[] {
  return readings.filter(({ reading }) => reading.status === status).map(({ name }) => name);
}

function unorderedPairs(fields: FieldTable, raw: RawInput): readonly string[] {
  const broken = ORDERED_PAIRS.filter(([higher, lower]) => {
    const [a, b] = [raw[higher], raw[lower]];
    return higher in fields && lower in fields && typeof a === 'number' && typeof b === 'number' && a <= b;
  });
  return broken.flat();
}

function firstFailure(
  fields: FieldTable,
  raw: RawInput,
  refusedReadings: readonly NamedReading[],
  alsoMissing: readonly string[],
) {
  const missing = new Set([...namesWith('missing', refusedReadings), ...alsoMissing]);
  const implausible = namesWith('implausible', refusedReadings);
  const checks: readonly (readonly [FailureStatus, readonly string[]])[] = [
    ['missing', [...missing]],
    ['implausible', implausible],
    ['implausible', unorderedPairs(fields, raw)],
    ['not_applicable', namesWith('not_applicable', refusedReadings)],
    ['out_of_range', namesWith('out_of_range', refusedReadings)],
  ];
  const found = checks.find(([, names]) => names.length > 0);
  return found && failure(...found);
}

function check<F extends FieldTable>(
  fields: F,
  input: unknown,
  alsoMissing: (raw: RawInput) => readonly string[] = () => [],
): Result<{ values: Values<F> }> {
  const raw = asRecord(input);
  const readings = Object.entries(fields).map(([name, field]) => ({
    name,
    reading: readField(field, raw[name]),
  }));
  const refusedReadings = readings.filter(({ reading }) => reading.status !== 'ok');
  const refused = firstFailure(fields, raw, refusedReadings, alsoMissing(raw));
  if (refused) return refused;
  const values = readings.map(({ name, reading }) => [name, reading.value]);
  return { status: 'ok', values: Object.fromEntries(values) };
}

/**
 * Validates an input and calculates. Reads `input` by its field table and rejects it in a fixed order: missing,
 * implausible, pairs, not applicable, out of range. Otherwise passes the typed values to `compute`. Never throws, for
 * any `input`. `alsoMissing` names missing inputs by a rule over several inputs.
 */
export function evaluate<F extends FieldTable, T>(
  fields: F,
  input: unknown,
  compute: (values: Values<F>) => Result<T>,
  alsoMissing?: (raw: RawInput) => readonly string[],
): Result<T> {
  const checked = check(fields, input, alsoMissing);
  return checked.status === 'ok' ? compute(checked.values) : checked;
}

/** Returns the valid entries of a list by `fields`, in their order. */
export function plausibleEntries<F extends FieldTable>(
  fields: F,
  entries: readonly unknown[],
): readonly Values<F>[] {
  return entries.flatMap((entry) => {
    const checked = check(fields, entry);
    return checked.status === 'ok' ? [checked.values] : [];
  });
}
