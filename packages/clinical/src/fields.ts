import { isIsoDate } from './dates.ts';
import { ENTRY_LIMITS, PLAUSIBILITY_LIMITS, type QuantityName } from './plausibility.ts';
import type { Limits } from './quantities/catalogue.ts';
import type { FailureStatus } from './result.ts';

/** Result of reading one value: the typed value, or the failure. */
export type Reading<T> =
  | { readonly status: 'ok'; readonly value: T }
  | { readonly status: FailureStatus; readonly value?: undefined };

/** Declared input: whether it is required, and how a value of unknown type is read. */
export interface Field<T, Required extends boolean = true> {
  readonly required: Required;
  readonly read: (value: unknown) => Reading<T>;
}

/** Inputs of a function by name. */
export type FieldTable = Readonly<Record<string, Field<unknown, boolean>>>;

function field<T>(read: (value: unknown) => Reading<T>): Field<T> {
  return { required: true, read };
}

function guarded<T>(isPlausible: (value: unknown) => value is T): Field<T> {
  return field<T>((value) => (isPlausible(value) ? { status: 'ok', value } : { status: 'implausible' }));
}

/** Returns the same field as optional. */
export function optional<T>(inner: Field<T>): Field<T, false> {
  return { required: false, read: inner.read };
}

/** Returns the same field, which fails with `status` when a plausible value does not pass `test`. */
export function narrow<T>(inner: Field<T>, status: FailureStatus, test: (value: T) => boolean): Field<T> {
  return field<T>((value) => {
    const reading = inner.read(value);
    return reading.status === 'ok' && !test(reading.value) ? { status } : reading;
  });
}

/** Returns a field for a finite number within inclusive limits. */
export function numberWithin({ min, max }: Limits): Field<number> {
  return guarded((value): value is number => typeof value === 'number' && value >= min && value <= max);
}

/** Returns a field for a number inside an equation's validated range (inclusive); outside it the result is `out_of_range`. */
export function validatedWithin(inner: Field<number>, min: number, max: number): Field<number> {
  return narrow(inner, 'out_of_range', (value) => value >= min && value <= max);
}

/** Returns a field for one of the named texts. Another text is `not_applicable`; another type is `implausible`. */
export function choice<const T extends string>(values: readonly T[]): Field<T> {
  return field<T>((value) => {
    if (typeof value !== 'string') return { status: 'implausible' };
    const match = values.find((candidate) => candidate === value);
    return match === undefined ? { status: 'not_applicable' } : { status: 'ok', value: match };
  });
}

/** Boolean field: `null` is unknown and never read as `false`. */
export const flag = guarded((value): value is boolean => typeof value === 'boolean');

/** Flag that excludes the person from the function's population when true. */
export const excludingFlag = narrow(flag, 'not_applicable', (value) => !value);

/** Any text. */
export const text = guarded((value): value is string => typeof value === 'string');

/** A calendar day, YYYY-MM-DD. */
export const date = guarded((value): value is string => typeof value === 'string' && isIsoDate(value));

/** A list of texts, which may be empty. */
export const textList = guarded(
  (value): value is readonly string[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'string'),
);

/** Returns a field for a list of entries that the function reads one by one. An empty list counts as missing. */
export function entryList<T>(): Field<readonly T[]> {
  return field<readonly T[]>((value) => {
    if (!Array.isArray(value)) return { status: 'implausible' };
    return value.length === 0 ? { status: 'missing' } : { status: 'ok', value };
  });
}

/** Sexes of the published rules. */
export type Sex = 'female' | 'male';

const sexChoice = choice<Sex>(['female', 'male']);

/** Field for sex. Any other value, of whatever type, is `not_applicable`. */
export const sex: Field<Sex> = field((value) => {
  const reading = sexChoice.read(value);
  return reading.status === 'implausible' ? { status: 'not_applicable' } : reading;
});

/** Returns a field for a quantity within its plausibility limits. */
export function quantity(name: QuantityName): Field<number> {
  return numberWithin(PLAUSIBILITY_LIMITS[name]);
}

/** Minimum age for adult rules, in completed years. */
export const ADULT_FROM_YEARS = 18;

/** Age of an adult in completed years; under 18 is `not_applicable`. */
export const adultAge = narrow(quantity('ageYears'), 'not_applicable', (years) => years >= ADULT_FROM_YEARS);

function table<Name extends string, F>(names: readonly Name[], make: (name: Name) => F): Record<Name, F> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, F>;
}

/** Returns required quantities by name. */
export const quantities = <Name extends QuantityName>(...names: readonly Name[]) => table(names, quantity);

/** Returns required quantities by name, each within the limits of what can be entered. */
export const enteredQuantities = <Name extends QuantityName>(...names: readonly Name[]) =>
  table(names, (name) => numberWithin(ENTRY_LIMITS[name]));

/** Returns optional quantities by name. */
export const optionalQuantities = <Name extends QuantityName>(...names: readonly Name[]) =>
  table(names, (name) => optional(quantity(name)));

/** Returns required fields of one kind by name. */
export const each = <Name extends string, T>(inner: Field<T>, ...names: readonly Name[]) =>
  table(names, () => inner);

/** Returns optional fields of one kind by name. */
export const eachOptional = <Name extends string, T>(inner: Field<T>, ...names: readonly Name[]) =>
  table(names, () => optional(inner));
