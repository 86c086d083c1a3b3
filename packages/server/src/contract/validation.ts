import type { ErrorObject, Options } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { type FieldProblem, invalidField } from '../errors.ts';
import { createAjv } from './ajv.ts';
import type { Schema } from './contract.ts';
import { fieldMessage } from './fieldMessages.ts';

const common: Options = {
  verbose: true,
  useDefaults: true,
  // What the contract does not know is dropped, never passed on.
  removeAdditional: true,
};

/** JSON says numbers and booleans as such; forms, queries and paths say everything as text. */
const strictAjv = createAjv(common);
const coercingAjv = createAjv({ ...common, coerceTypes: 'array' });

/** Compiles request schemas: strictly for JSON bodies, with conversion for everything that arrives as text. */
export const compileValidator: FastifySchemaCompiler<Schema> = (route) => {
  const isJson = 'contentType' in route && route.contentType === 'application/json';
  const schema = route.httpPart === 'headers' ? withLowerCaseNames(route.schema) : route.schema;
  const validate = (isJson ? strictAjv : coercingAjv).compile(schema);
  return (data: unknown) => {
    if (validate(data)) return true;
    return { error: new RequestInvalid(problemsOf(validate.errors ?? [], schema)) };
  };
};

/** Node gives header names in lower case, the contract as they are written. */
function withLowerCaseNames(schema: Schema): Schema {
  const entries = Object.entries(schema.properties ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...schema, properties: Object.fromEntries(entries) };
}

/** A request that does not fit its schema. */
export class RequestInvalid extends Error {
  readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[]) {
    super('The request does not fit the contract.');
    this.fields = fields;
  }
}

/** One problem per field, in the order of the schema's properties. */
function problemsOf(errors: readonly ErrorObject[], schema: Schema): FieldProblem[] {
  const order = Object.keys((schema.properties as object | undefined) ?? {});
  const byField = new Map<string, FieldProblem>();
  for (const error of errors) {
    const name = fieldOf(error);
    if (!byField.has(name)) byField.set(name, { name, message: fieldMessage(error) });
  }
  return [...byField.values()].sort((a, b) => order.indexOf(root(a.name)) - order.indexOf(root(b.name)));
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const parent = instancePath.slice(1).replaceAll('/', '.');
  const missing: unknown = params.missingProperty;
  return [parent, missing].filter((part) => typeof part === 'string' && part !== '').join('.') || 'body';
}

function root(name: string): string {
  return name.split('.')[0] ?? name;
}

/** Refuses text that the database cannot hold: NUL characters and halves of surrogate pairs. */
export function refuseUnstorableText(value: unknown, name = 'body'): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw invalidField(name, 'This contains characters that cannot be stored. Type it again.');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    refuseUnstorableText(key);
    refuseUnstorableText(item, name === 'body' ? key : `${name}.${key}`);
  }
}
