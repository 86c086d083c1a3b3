// Valid requests of a client: mutating them gets past the first checks.
import fc from 'fast-check';
import { loadContract, type Operation, type Schema } from '../../../packages/server/src/contract/contract.ts';
import { valuesOf } from '../../../packages/server/test/helpers/arbitraries.ts';
import type { Random } from '../random.ts';
import type { WireRequest } from './wire.ts';

/** Operation of the contract, with bodies and queries that approximately match it. */
export interface Call {
  operation: Operation;
  method: string;
  path: string;
  bodies: readonly unknown[];
  /** Member names of its body. */
  members: readonly string[];
  /** Values by parameter name. */
  queries: readonly (readonly [name: string, values: readonly unknown[]])[];
}

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

/** Account that sends a request, and the ids of its data. */
export interface Requester {
  token: string;
  ids: readonly string[];
}

const valuesPerSchema = 24;

/** Returns every operation of the contract. */
export function readCalls(seed: number): Call[] {
  const { document, operations } = loadContract();
  const samples = (schema: Schema) => fc.sample(valuesOf(schema), { seed, numRuns: valuesPerSchema });
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, parameters = [], requestBody }]) => {
      const content = Object.values(requestBody?.content ?? {});
      const [first] = content as { schema: Schema; example?: unknown }[];
      const example = first?.example === undefined ? [] : Array(valuesPerSchema).fill(first.example);
      const inQuery = (parameters as Parameter[]).filter((parameter) => parameter.in === 'query');
      return {
        operation: operations.get(operationId) as Operation,
        method: method.toUpperCase(),
        path,
        bodies: first ? [...example, ...samples(first.schema)] : [],
        members: Object.keys(first?.schema.properties ?? {}),
        queries: inQuery.map(({ name, schema }) => [name, samples(schema)] as const),
      };
    }),
  );
}

/** Returns one valid request. */
export function validRequest(call: Call, { token, ids }: Requester, random: Random): WireRequest {
  const id = random.pick(ids.length > 0 ? ids : ['00000000-0000-4000-8000-000000000000']);
  const query = call.queries
    .filter(() => random.chance(0.7))
    .map(([name, values]) => `${name}=${encodeURIComponent(toText(random.pick(values)))}`);
  const [type, body] = bodyOf(call, id, random);
  return {
    method: call.method,
    target: `/api${call.path.replace('{id}', id)}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [
      ['host', 'localhost'],
      ['x-forwarded-for', `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`],
      ...(token ? ([['authorization', `Bearer ${token}`]] as [string, string][]) : []),
      ...(call.operation.takesIdempotencyKey && random.chance(0.5)
        ? ([['idempotency-key', random.word(16)]] as [string, string][])
        : []),
      ...(type ? ([['content-type', type]] as [string, string][]) : []),
    ],
    body: Buffer.from(body),
  };
}

/** Returns the text of a value in a query or form. */
function toText(value: unknown): string {
  return (typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed();
}

/** Boundary of every multipart body. */
export const boundary = 'boundary-of-the-suite';

function bodyOf({ operation, bodies }: Call, id: string, random: Random): [type: string, body: string] {
  if (bodies.length === 0) return ['', ''];
  const value = withIds(random.pick(bodies), id, random);
  const type = random.pick(operation.requestTypes);
  const members = Object.entries((value ?? {}) as object);
  if (type === 'application/json') return [type, JSON.stringify(value)];
  if (type === 'application/x-www-form-urlencoded') {
    return [type, new URLSearchParams(members.map(([name, item]) => [name, toText(item)])).toString()];
  }
  const parts = members.map(([name, item]) => {
    const isFile = operation.fileMembers.has(name);
    const file = isFile ? '; filename="a.pdf"\r\ncontent-type: application/pdf' : '';
    const content = isFile ? '%PDF-1.4\n%%EOF' : toText(item);
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  return [`${type}; boundary=${boundary}`, `${parts.join('')}--${boundary}--\r\n`];
}

const uuids = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Replaces ids of the samples, which match nothing, by an existing one in some cases. */
function withIds(value: unknown, id: string, random: Random): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    typeof item === 'string' && uuids.test(item) && random.chance(0.5) ? id : item,
  ]);
  return Object.fromEntries(entries);
}
