import fc from 'fast-check';
import type { Schema } from '../../src/contract/contract.ts';

const longestText = 40;
const longestList = 3;
const largest = 1e9;

/** Values that must be refused or stored unchanged, without failures. */
const oddities: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'a\0b',
  '\ud800',
  "'; drop table account; --",
  '../../etc/passwd',
  'x'.repeat(70_000),
  '\u202eevil\u2066',
  -1,
  0.1,
  1e308,
  Number.MIN_SAFE_INTEGER,
  '99999999999999999999',
  'NaN',
  'Infinity',
  '1e309',
  '0x10',
  '9999-99-99',
  '0000-00-00',
  [],
  [[[[[]]]]],
  {},
  { toString: 'x' },
  { constructor: { prototype: { polluted: true } } },
];

/** Generates values that hardly any schema allows. */
export const oddity: fc.Arbitrary<unknown> = fc.constantFrom(...oddities);

/** Generates values that a schema of the contract allows, or almost: validate them before use as valid values. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.oneOf)) return fc.oneof(...schema.oneOf.map(valuesOf));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type })));
  const make = typeof schema.type === 'string' ? byType[schema.type] : undefined;
  return make ? make(schema) : fc.jsonValue({ maxDepth: 2 });
}

/** Generates such values with one member removed or replaced by an oddity. */
export function brokenValuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return oddity;
  return fc
    .tuple(valuesOf(schema), fc.constantFrom(...names), fc.option(oddity, { nil: undefined }))
    .map(([value, name, replacement]) => ({ ...(value as object), [name]: replacement }));
}

const byType: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  string: textOf,
  integer: (schema) => fc.integer(rangeOf(schema, Math.ceil, Math.floor)),
  number: (schema) => fc.double({ ...rangeOf(schema), noNaN: true, noDefaultInfinity: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items, minItems, maxItems }) => {
    const minLength = numberOr(minItems, 0);
    const maxLength = Math.max(minLength, Math.min(numberOr(maxItems, longestList), longestList));
    return fc.array(valuesOf((items ?? {}) as Schema), { minLength, maxLength });
  },
  object: ({ properties = {}, required = [] }) => {
    const members = Object.entries(properties as Record<string, Schema>);
    const values = Object.fromEntries(members.map(([name, schema]) => [name, valuesOf(schema)]));
    return fc.record(values, { requiredKeys: required as string[] });
  },
};

function rangeOf(
  { minimum, maximum, exclusiveMinimum }: Schema,
  up = (value: number) => value,
  down = (value: number) => value,
): { min: number; max: number } {
  const min = up(numberOr(minimum, numberOr(exclusiveMinimum, -largest)));
  return { min, max: Math.max(min, down(numberOr(maximum, largest))) };
}

function textOf({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri') return fc.webUrl();
  if (format === 'date' || format === 'date-time')
    return dates.map((at) => at.slice(0, format === 'date' ? 10 : 24));
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  const min = numberOr(minLength, 0);
  const max = Math.max(min, Math.min(numberOr(maxLength, longestText), longestText));
  return fc.oneof(
    fc.string({ minLength: min, maxLength: max }),
    fc.string({ unit: 'binary', minLength: min, maxLength: max }),
  );
}

const dates = fc
  .date({ min: new Date('1900-01-01T00:00Z'), max: new Date('2100-01-01T00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString());

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
