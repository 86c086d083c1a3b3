import type { ErrorObject } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { ApiError, type FieldProblem } from '../errors/apiError.ts';
import { RequestInvalid } from '../errors/requestInvalid.ts';
import { UploadedFile } from '../http/uploads.ts';
import { createAjv } from './ajv.ts';
import { isFile, type Schema } from './contract.ts';
import { decode } from './decode.ts';
import { fieldMessage } from './fieldMessages.ts';

const ajv = createAjv({
  verbose: true,
  useDefaults: true,
  // Removes members that are not in the contract.
  removeAdditional: true,
});
/** Keyword for an uploaded file: text in its place is refused. */
const uploadKeyword = 'isUploadedFile';
ajv.addKeyword({
  keyword: uploadKeyword,
  validate: (_schema: unknown, data: unknown) => data instanceof UploadedFile,
  errors: false,
});

/** Compiles request schemas. Values that arrive as text are decoded first; JSON values have their types. */
export const compileValidator: FastifySchemaCompiler<Schema> = (route) => {
  const isJson = 'contentType' in route && route.contentType === 'application/json';
  const schema = route.httpPart === 'headers' ? withLowerCaseNames(route.schema) : route.schema;
  const validate = ajv.compile(withUploads(schema));
  // Counts members after unknown members are removed.
  const counts = 'minProperties' in schema ? validate : () => true;
  return (data: unknown) => {
    const value = isJson || route.httpPart === 'headers' ? data : decode(data, schema);
    if (validate(value) && counts(value)) return value === data || { value };
    // A path that does not match the contract does not exist.
    if (route.httpPart === 'params') return { error: new ApiError('not_found') };
    return { error: new RequestInvalid(problemsOf(validate.errors ?? [], schema)) };
  };
};

/** Replaces the schemas of files by a check that they are files. */
function withUploads(schema: Schema): Schema {
  if (isFile(schema)) return { [uploadKeyword]: true, 'x-message': 'Choose a file.' };
  const parts = Object.entries(schema).map(([key, value]) => {
    if (key === 'items' && isSchema(value)) return [key, withUploads(value)];
    if (key !== 'properties' || !isSchema(value)) return [key, value];
    const members = Object.entries(value).map(([name, member]) => [
      name,
      isSchema(member) ? withUploads(member) : member,
    ]);
    return [key, Object.fromEntries(members)];
  });
  return Object.fromEntries(parts);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Converts header names to lower case, as Node does. */
function withLowerCaseNames(schema: Schema): Schema {
  const entries = Object.entries(schema.properties ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...schema, properties: Object.fromEntries(entries) };
}

/** Returns one problem for each field, in the order of the schema's properties. */
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
