import type { Role } from '@vitalane/contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenValuesOf, oddity, valuesOf } from '../../test/helpers/arbitraries.ts';
import { isThorough } from '../../test/helpers/effort.ts';
import { multipart, type TestFile } from '../../test/helpers/multipart.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { createAjv } from './ajv.ts';
import { isFile, loadContract, type Operation, type Schema } from './contract.ts';
import { compileValidator } from './validation.ts';

/** Seed of the random requests. Set `FUZZ_SEED` to vary them, or to repeat a failed run. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101);
const requestsOfAKind = isThorough ? 12 : 2;
const minRequests = isThorough ? 50 : 8;

const contract = loadContract();
const ajv = createAjv();
const json = { 'content-type': 'application/json' };
const calls = Object.entries(contract.document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { operationId, parameters = [], requestBody }]) => ({
    operationId,
    method: method.toUpperCase() as 'GET',
    path,
    queryNames: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    parameters: parameters as { name: string; in: string; schema: Schema }[],
    schema: requestBody?.content?.['application/json']?.schema,
    formSchema: requestBody?.content?.['multipart/form-data']?.schema,
    operation: contract.operations.get(operationId) as Operation,
  })),
);
type FuzzedCall = (typeof calls)[number];

let server: TestServer;
const people = new Map<Role, SignedIn>();
const requests = new Map<string, number>();
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Returns an account that may make the call. */
async function callerFor({ access }: Operation, { isNew = false } = {}): Promise<SignedIn | undefined> {
  if (access === 'public') return undefined;
  const role = access === 'signed-in' ? 'ROLE_USER' : (access[0] ?? 'ROLE_USER');
  const person = (!isNew && people.get(role)) || (await server.welcome({ role }));
  people.set(role, person);
  return person;
}

function sample<T>(values: fc.Arbitrary<T>, count = requestsOfAKind): T[] {
  return fc.sample(values, { seed, numRuns: count });
}

/** Generates URLs of a call, with valid and arbitrary parameters. */
function addressesOf({ path, parameters }: FuzzedCall): fc.Arbitrary<string> {
  const wanted = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema)])),
    {
      requiredKeys: ['id'].filter((name) => path.includes(`{${name}}`)),
    },
  );
  const odd = fc.record(Object.fromEntries(parameters.map(({ name }) => [name, oddity])));
  return fc.oneof(wanted, odd).map((values) => {
    const { id, ...query } = values as Record<string, unknown>;
    const inQuery = parameters.filter(
      (parameter) => parameter.in === 'query' && query[parameter.name] !== undefined,
    );
    const pairs = inQuery.map(({ name }) => `${name}=${encode(query[name])}`);
    return `/api${path.replace('{id}', encode(id).slice(0, 2000) || '0')}?${pairs.join('&')}`;
  });
}

function encode(value: unknown): string {
  return encodeURIComponent(asText(value)).slice(0, 4000);
}

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value));
  return text.toWellFormed();
}

/** Generates multipart bodies: valid or arbitrary text, and invalid files. */
function formsOf({ properties = {} }: Schema): fc.Arbitrary<Parameters<typeof multipart>[0]> {
  const members = Object.entries(properties as Record<string, Schema>).map(([name, schema]) => {
    const isFiles = isFile(schema) || isFile((schema.items ?? {}) as Schema);
    const text = fc.oneof(valuesOf(schema), oddity).map((value) => asText(value).slice(0, 4000));
    return [name, isFiles ? fc.oneof(brokenFile, text) : text] as const;
  });
  return fc
    .record(Object.fromEntries(members), { requiredKeys: [] })
    .map((form) => Object.entries(form as Record<string, string | TestFile>));
}

const brokenFile: fc.Arbitrary<TestFile> = fc.record({
  content: fc
    .constantFrom('', '%PDF-1.4\n%%EOF', '<svg/>', '\x89PNG\r\n\x1a\n')
    .map((text) => Buffer.from(text, 'latin1')),
  filename: fc.constantFrom('report.pdf', '../../x.png', '', 'a'.repeat(300)),
  mediaType: fc.constantFrom('application/pdf', 'image/png', 'text/html', 'application/octet-stream'),
});

async function send(call: FuzzedCall, request: InjectOptions) {
  requests.set(call.operationId, (requests.get(call.operationId) ?? 0) + 1);
  const inject = (caller: SignedIn | undefined) =>
    server.app.inject({
      method: call.method,
      ...request,
      headers: { ...(caller && { authorization: `Bearer ${caller.token}` }), ...request.headers },
    });
  let { statusCode: status } = await inject(await callerFor(call.operation));
  // An earlier call may have ended the session or deleted the account.
  if (status === 401)
    ({ statusCode: status } = await inject(await callerFor(call.operation, { isNew: true })));
  const what = `${call.operationId}, FUZZ_SEED=${seed}, ${JSON.stringify(request).slice(0, 600)}`;
  expect(status, what).toBeLessThan(500);
  return { status, what };
}

describe.each(calls)(`$operationId (FUZZ_SEED=${seed})`, (call) => {
  it('responds to any URL without a server error', async () => {
    const payload = call.schema && { payload: '{}', headers: json };
    for (const url of sample(addressesOf(call), call.schema ? requestsOfAKind : minRequests))
      await send(call, { url, ...payload });
  });

  const { schema, formSchema } = call;
  const [url = ''] = sample(
    addressesOf({ ...call, parameters: call.parameters.filter(({ name }) => name === 'id') }),
    1,
  );

  if (!schema && formSchema) {
    it('responds to any form without a server error', async () => {
      for (const parts of sample(formsOf(formSchema), minRequests)) {
        await send(call, { url, ...multipart(parts) });
      }
    });
  }
  if (!schema) return;
  const isValid = ajv.compile(schema);

  it('accepts every body that matches the schema of the contract', async () => {
    const accepts = compileValidator({
      schema,
      method: call.method,
      url,
      httpPart: 'body',
      contentType: 'application/json',
    });
    const values = sample(valuesOf(schema), 4 * requestsOfAKind).filter((value) => isValid(value));
    for (const value of values.slice(0, requestsOfAKind)) {
      const payload = JSON.stringify(value);
      const { status, what } = await send(call, { url, payload, headers: json });
      expect([400, 413, 415], what).not.toContain(status);
      expect(accepts(JSON.parse(payload)), what).toBe(true);
    }
  });

  it('refuses every body that violates the schema of the contract', async () => {
    const payloads = sample(brokenValuesOf(schema), 4 * requestsOfAKind).map((value) =>
      JSON.stringify(value),
    );
    for (const payload of payloads
      .filter((text) => !isValid(JSON.parse(text)))
      .slice(0, 2 * requestsOfAKind)) {
      const { status, what } = await send(call, { url, payload, headers: json });
      expect(status, what).toBeGreaterThanOrEqual(400);
    }
  });

  it.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    '1e999',
    '{"a":1e999}',
    '"\\ud800"',
    '\0',
    '\ufeff{}',
  ])('responds to %.40s without a server error', async (payload) => {
    await send(call, { url, payload, headers: json });
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  it(`receives at least ${minRequests} requests`, () => {
    expect(requests.get(call.operationId)).toBeGreaterThanOrEqual(minRequests);
  });
});
