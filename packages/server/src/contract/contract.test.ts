import type { Role } from '@vitalane/contract';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { createOperationResolver } from './bind.ts';
import { createConformanceCheck } from './conformance.ts';
import { loadContract, type Operation } from './contract.ts';
import { checkMediaType } from './requestBody.ts';

const contract = loadContract();
const calls = Object.entries(contract.document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { operationId, requestBody }]) => ({
    operationId,
    needsMembers: Array.isArray(requestBody?.content?.['application/json']?.schema.required),
    method: method.toUpperCase() as 'GET',
    url: `/api${path.replace('{id}', '4c1d8f0a-3a63-4c61-8a53-6d1e8a6f2b10')}`,
    operation: contract.operations.get(operationId) as Operation,
  })),
);
const protectedCalls = calls.filter(({ operation }) => operation.access !== 'public');
const callsWithBody = calls.filter(({ operation }) => operation.requiresBody);
/** Operations whose body is a file do not accept JSON. */
const callsWithJson = callsWithBody.filter(({ operation }) =>
  operation.requestTypes.includes('application/json'),
);
const callsWithMembers = callsWithJson.filter(({ needsMembers }) => needsMembers);

let server: TestServer;
let people: Record<Role, SignedIn>;
beforeAll(async () => {
  server = await startTestServer();
  people = {
    ROLE_USER: await server.welcome(),
    ROLE_DOCTOR: await server.welcome({ role: 'ROLE_DOCTOR' }),
    ROLE_ADMIN: await server.welcome({ role: 'ROLE_ADMIN' }),
  };
});
afterAll(() => server.close());

/** Returns an account that may make the call. */
function allowed({ access }: Operation): SignedIn {
  const [role = 'ROLE_USER']: readonly Role[] = typeof access === 'string' ? [] : access;
  return people[role];
}

function withToken(operation: Operation, headers: Record<string, string> = {}): Record<string, string> {
  return { ...headers, authorization: `Bearer ${allowed(operation).token}` };
}

function headersFor(operation: Operation): Record<string, string> {
  return operation.access === 'public' ? {} : withToken(operation);
}

describe('the contract', () => {
  const text = '{ "paths": { "/x": { "get": { "operationId": "x", "responses": {} } } } }';

  it('is refused when an operation does not declare its access', () => {
    expect(() => loadContract(text)).toThrow('x does not declare x-access');
    expect(() => loadContract(text.replace('"responses"', '"x-access": [], "responses"'))).toThrow(
      'x does not declare x-access',
    );
  });

  it('is refused when an operation lacks a handler, or is public but not listed as public', () => {
    const other = loadContract(text.replace('"responses"', '"x-access": "public", "responses"'));
    expect(() => createOperationResolver({ contract: other, handlers: {} } as never)).toThrow(
      'Contract and handlers differ: x has no handler; x is public in one place only',
    );
  });
});

describe.each(protectedCalls)('$operationId', ({ method, url, operation }) => {
  it('refuses a request without a session before it reads the body', async () => {
    const headers = { 'content-type': 'text/plain' };
    for (const authorization of [undefined, 'Bearer', 'Bearer x', 'Basic x']) {
      const answer = await server.app.inject({
        method,
        url,
        headers: { ...headers, ...(authorization && { authorization }) },
        payload: 'x',
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toBe('not_signed_in');
    }
  });

  it('refuses every role that it does not name', async () => {
    if (!Array.isArray(operation.access)) return;
    for (const [role, person] of Object.entries(people)) {
      if (operation.access.some((allowedRole) => allowedRole === role)) continue;
      const headers = { authorization: `Bearer ${person.token}` };
      const answer = await server.app.inject({ method, url, headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'not_allowed', message: 'Your account may not do this.' });
    }
  });
});

describe.each(callsWithBody)('the body of $operationId', ({ method, url, operation }) => {
  const headers = () => headersFor(operation);

  it.each([
    'text/plain',
    'application/xml',
    'application/json+x',
    'application/json\ta',
    'application/jsonx',
    ';',
    'text',
  ])('is refused as %j', async (type) => {
    const all = { ...headers(), 'content-type': type };
    const answer = await server.app.inject({ method, url, headers: all, payload: '{}' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().code).toBe('unsupported_media_type');
  });

  it('is required', async () => {
    expect((await server.app.inject({ method, url, headers: headers() })).statusCode).toBe(400);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=b'])(
    'is refused as broken %s',
    async (type) => {
      const all = { ...headers(), 'content-type': type };
      const payload = '--b\ncontent-disposition: form-data; name="a"\n\nx';
      const answer = await server.app.inject({ method, url, headers: all, payload });
      expect([400, 415, 422]).toContain(answer.statusCode);
    },
  );
});

describe.each(callsWithJson)('the JSON body of $operationId', ({ method, url, operation }) => {
  const headers = () => headersFor(operation);

  it.each(['', '{', 'null', '[]', '"text"', '{"__proto__":{"a":1}}'])(
    'is refused as the JSON %s',
    async (payload) => {
      const all = { ...headers(), 'content-type': 'application/json' };
      const answer = await server.app.inject({ method, url, headers: all, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'bad_request', message: 'The request could not be read.' });
    },
  );

  it('is refused when it is larger than a megabyte', async () => {
    const payload = { email: 'x'.repeat(1_100_000) };
    expect((await server.app.inject({ method, url, headers: headers(), payload })).statusCode).toBe(413);
  });
});

describe.each(callsWithMembers)('a JSON body of $operationId', ({ method, url, operation }) => {
  it('is validated regardless of the spelling of its media type', async () => {
    const all = { ...headersFor(operation), 'content-type': 'Application/JSON ; charset=utf-8' };
    const answer = await server.app.inject({ method, url, headers: all, payload: '{"unknown":true}' });
    expect(answer.statusCode).toBe(422);
  });
});

it('accepts only declared media types, even if the server can parse others', () => {
  const operation = { ...contract.operations.get('login'), requestTypes: ['application/json'] } as Operation;
  const sent = (type: string) => ({ headers: { 'content-type': type } }) as FastifyRequest;
  expect(() => checkMediaType(sent('application/json; charset=utf-8'), operation)).not.toThrow();
  expect(() => checkMediaType(sent('application/x-www-form-urlencoded'), operation)).toThrow(
    'This kind of content is not accepted here.',
  );
});

describe('text that cannot be stored', () => {
  it.each(['a\0b', '\ud800'])('%j is refused with a reason', async (timeZone) => {
    const payload = { valueFrom: 120, valueTo: 80, date: '2026-01-01', time: '08:00', timeZone };
    const answer = await people.ROLE_USER.call('POST', '/diary-histories/blood-pressure', payload);
    expect(answer.json().fields).toEqual([
      { name: 'timeZone', message: 'This contains characters that cannot be stored. Type it again.' },
    ]);
  });
});

describe('conformance', () => {
  const check = createConformanceCheck(contract);
  const answer = { operationId: 'getUserStatus', status: 200, contentType: 'application/json', payload: '' };

  it('finds undeclared statuses, media types and members', () => {
    expect(check({ ...answer, payload: '{"user_role":"ROLE_USER"}' })).toBeUndefined();
    expect(check({ ...answer, status: 418 })).toBe(
      'getUserStatus answered 418, which the contract does not declare',
    );
    expect(check({ ...answer, contentType: 'text/html' })).toContain('undeclared media type');
    expect(check({ ...answer, payload: '{"user_role":"ROLE_USER","x":1}' })).toContain(
      'additional properties',
    );
  });
});
