import type { Schema } from './contract.ts';

/** A decimal number: no sign but a minus, no exponent, no other base, no surrounding spaces. */
const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Decodes the text values of a form, query, path or header by their schema. Text becomes a number, a boolean or
 * null where the schema allows it, and a single value becomes a list. Other text stays text, so that the
 * validator refuses it.
 */
export function decode(value: unknown, schema: Schema): unknown {
  const target = chooseSchema(value, schema);
  if (value === '' && isNullable(schema)) return null;
  if (isObject(value)) return decodeMembers(value, target);
  if (types(target).includes('array')) return decodeItems(value, target);
  return typeof value === 'string' ? decodeText(value, target) : value;
}

/** Returns whether a schema allows null. */
function isNullable(schema: Schema): boolean {
  return types(schema).includes('null') || options(schema).some(isNullable);
}

function decodeText(text: string, schema: Schema): unknown {
  const wanted = types(schema);
  if ((wanted.includes('number') || wanted.includes('integer')) && decimal.test(text)) return toNumber(text);
  if (wanted.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Parses a number. Converts negative zero to zero, because it would be stored and shown as `-0`. */
function toNumber(text: string): unknown {
  const number = Number(text) + 0;
  return Number.isFinite(number) ? number : text;
}

function decodeMembers(value: Record<string, unknown>, { properties }: Schema): Record<string, unknown> {
  if (!isObject(properties)) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, isObject(schema) ? decode(member, schema) : member];
  });
  return Object.fromEntries(members);
}

function decodeItems(value: unknown, { items }: Schema): unknown {
  if (value === undefined) return value;
  const list = Array.isArray(value) ? value : [value];
  return isObject(items) ? list.map((item) => decode(item, items)) : list;
}

/** Returns the alternative for the value's type. A single item matches a list. */
function chooseSchema(value: unknown, schema: Schema): Schema {
  const candidates = options(schema);
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const find = (type: string) => candidates.find((option) => types(option).includes(type));
  return find(kind) ?? find('array') ?? candidates[0] ?? schema;
}

function options({ oneOf }: Schema): Schema[] {
  return Array.isArray(oneOf) ? oneOf.filter(isObject) : [];
}

function types({ type }: Schema): unknown[] {
  return Array.isArray(type) ? type : [type];
}

/** Returns whether a value is a plain object: neither a list nor an uploaded file. */
function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
