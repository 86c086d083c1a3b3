import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../test/helpers/multipart.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { RequestInvalid } from '../errors/requestInvalid.ts';
import { loadContract, type Schema } from './contract.ts';
import { compileValidator } from './validation.ts';

/** Spellings that `Number()` accepts and people do not use, and numbers that are too large to store. */
const refused = [
  'Infinity',
  '-Infinity',
  '1e309',
  '-1e309',
  'NaN',
  '0x10',
  '1e2',
  '+5',
  ' 5',
  '5 ',
  '.5',
  '5.',
  '5,0',
  '९',
];

/** A number of the contract, and its location in a request. */
interface Place {
  name: string;
  httpPart: 'body' | 'querystring';
  contentType?: string;
  /** Schema of the body or query, reduced to this member. */
  schema: Schema;
  isNullable: boolean;
  build: (value: unknown) => unknown;
}

function typesOf({ type }: Schema): unknown[] {
  return Array.isArray(type) ? type : [type];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

type Found = Pick<Place, 'name' | 'schema' | 'isNullable' | 'build'> & { number: Schema };

/** Returns the numbers in a schema, each with a schema reduced to it. */
function numbersIn(schema: Schema): Found[] {
  const types = typesOf(schema);
  if (types.includes('number') || types.includes('integer')) {
    return [
      { name: '', schema, number: schema, isNullable: types.includes('null'), build: (value) => value },
    ];
  }
  const alternatives = Array.isArray(schema.oneOf) ? schema.oneOf.filter(isSchema) : [];
  const inItems = isSchema(schema.items) ? numbersIn(schema.items) : [];
  const inMembers = isSchema(schema.properties)
    ? Object.entries(schema.properties).flatMap(([name, member]) =>
        (isSchema(member) ? numbersIn(member) : []).map((found) => ({ ...found, member: name })),
      )
    : [];
  return [
    ...alternatives.flatMap(numbersIn),
    ...inItems.map((found) => ({
      ...found,
      name: join('0', found.name),
      schema: { type: 'array', items: found.schema },
      build: (value: unknown) => [found.build(value)],
    })),
    ...inMembers.map(({ member, ...found }) => ({
      ...found,
      name: join(member, found.name),
      schema: { type: 'object', properties: { [member]: found.schema } },
      build: (value: unknown) => ({ [member]: found.build(value) }),
    })),
  ];
}

function join(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('.');
}

const contract = loadContract();
const operations = Object.values(contract.document.paths).flatMap((item) => Object.values(item));
const places = operations.flatMap(({ operationId, parameters = [], requestBody }) => {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const querySchema = {
    type: 'object',
    properties: Object.fromEntries(
      query.map((parameter) => [parameter.name, Reflect.get(parameter, 'schema')]),
    ),
  };
  const bodies = Object.entries(requestBody?.content ?? {}).map(([contentType, { schema }]) => ({
    operationId,
    httpPart: 'body' as const,
    contentType,
    numbers: numbersIn(schema),
  }));
  return [
    { operationId, httpPart: 'querystring' as const, contentType: 'query', numbers: numbersIn(querySchema) },
    ...bodies,
  ];
});
const numbers = places.flatMap(({ operationId, httpPart, contentType, numbers: found }) =>
  found.map((number) => ({ ...number, operationId, httpPart, contentType })),
);

function problemsOf({ httpPart, contentType, schema }: (typeof numbers)[number], value: unknown) {
  const route = {
    schema,
    httpPart,
    contentType,
    method: 'POST',
    url: '/',
  } satisfies FastifyRouteSchemaDef<Schema>;
  const result = compileValidator(route)(value);
  if (typeof result !== 'object' || !('error' in result) || !(result.error instanceof RequestInvalid))
    return [];
  return result.error.fields;
}

describe.each(numbers)('$operationId, $contentType, $name', (number) => {
  const isJson = number.contentType === 'application/json';

  it('has a smallest and a largest value', () => {
    const { minimum, exclusiveMinimum, maximum } = number.number;
    expect([minimum ?? exclusiveMinimum, maximum].map((bound) => typeof bound)).toEqual(['number', 'number']);
  });

  it('is a finite decimal number: other spellings are refused, and the response names the field', () => {
    for (const text of refused) {
      expect(
        problemsOf(number, number.build(text)).map(({ name }) => name),
        text,
      ).toEqual([number.name]);
    }
  });

  it('refuses numbers that JSON parses as infinite', () => {
    const value: unknown = JSON.parse('1e309');
    expect(problemsOf(number, number.build(value)).map(({ name }) => name)).toEqual([number.name]);
  });

  it('accepts a blank only when the schema allows null', () => {
    const isTaken = number.isNullable && !isJson;
    expect(problemsOf(number, number.build('')).length).toBe(isTaken ? 0 : 1);
    expect(problemsOf(number, number.build(' ')).length).toBe(1);
  });
});

describe('a weight that is not finite', () => {
  let server: TestServer;
  let patient: SignedIn;
  beforeAll(async () => {
    server = await startTestServer();
    patient = await server.welcome();
  });
  afterAll(() => server.close());

  const moment = { date: '2025-12-31', time: '08:00' };
  const encoders = {
    json: (valueFrom: string) => ({
      payload: `{"date":"2025-12-31","time":"08:00","valueFrom":${valueFrom}}`,
      headers: { 'content-type': 'application/json' },
    }),
    'a form': (valueFrom: string) => ({
      payload: new URLSearchParams({ ...moment, valueFrom }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    multipart: (valueFrom: string) => multipart(Object.entries({ ...moment, valueFrom })),
  };

  it.each(Object.entries(encoders))('is refused in %s and stores nothing', async (_name, encode) => {
    const { headers, payload } = encode('1e309');
    const url = '/api/diary-histories/weight';
    const authorization = `Bearer ${patient.token}`;
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, authorization },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([
      { name: 'valueFrom', message: 'Weight must be between 20 and 350 kg.' },
    ]);
    expect((await patient.call('GET', '/diary-histories/weight')).json().items).toEqual([]);
  });

  it('is refused in a query', async () => {
    const answer = await patient.call('GET', '/diary-histories/weight?limit=1e1');
    expect(answer.json().fields).toEqual([{ name: 'limit', message: 'Enter a whole number.' }]);
  });
});
