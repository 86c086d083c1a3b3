import type { FastifySchema } from 'fastify';
import { isFile, type MediaTypes, type OperationObject, type Parameter, type Schema } from './contract.ts';

const parts = [
  ['path', 'params'],
  ['query', 'querystring'],
  ['header', 'headers'],
] as const;

/** Returns the schemas of an operation for the router. They share the objects of the contract. */
export function routeSchema({ parameters = [], requestBody, responses }: OperationObject): FastifySchema {
  const schema: FastifySchema = {
    response: Object.fromEntries(Object.entries(responses).flatMap(serialised)),
  };
  for (const [place, part] of parts) {
    const members = parameters.filter((parameter) => parameter.in === place);
    if (members.length > 0) schema[part] = membersSchema(members);
  }
  if (requestBody?.content) schema.body = { content: requestBody.content };
  return schema;
}

function membersSchema(members: readonly Parameter[]): Schema {
  const properties = Object.fromEntries(members.map(({ name, schema }) => [name, schema]));
  const required = members.filter((member) => member.required).map(({ name }) => name);
  return { type: 'object', properties, required };
}

/** Returns the part of a response that a serialiser writes. Files are sent unchanged. */
function serialised([status, { content = {} }]: [string, MediaTypes]): [string, MediaTypes][] {
  const entries = Object.entries(content).filter(([, { schema }]) => !isFile(schema));
  return entries.length > 0 ? [[status, { content: Object.fromEntries(entries) }]] : [];
}
