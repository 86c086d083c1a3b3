import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, make } from '../../test/access-matrix/calls.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { loadContract } from './contract.ts';

const { operations } = loadContract();
const changes = calls.filter(({ operationId }) => operations.get(operationId)?.isChange);

describe('an account that makes many changes in a short time', () => {
  let server: TestServer;
  let person: SignedIn;
  beforeAll(async () => {
    server = await startTestServer();
    person = await server.welcome();
  });
  afterAll(() => server.close());

  it('keeps 300 of 400 concurrent diagnoses, and receives the time to retry', async () => {
    const add = (n: number) => person.call('POST', '/diagnoses', { name: `Condition ${n}` });
    const answers: Awaited<ReturnType<typeof add>>[] = [];
    // More at once would wait for a connection to PostgreSQL, on a busy machine longer than a request may.
    for (let sent = 0; sent < 400; sent += 20)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, n) => add(sent + n)))));
    const withStatus = (status: number) => answers.filter(({ statusCode }) => statusCode === status);
    const refused = withStatus(429);
    expect([withStatus(201).length, refused.length]).toEqual([300, 100]);
    for (const answer of refused) {
      expect(answer.json().message).toBe(
        'Too many changes in a short time. Please wait 5 minutes and try again.',
      );
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(240);
    }
  });

  it('can make other changes, and read', async () => {
    expect((await person.call('GET', '/diagnoses')).statusCode).toBe(200);
    const entry = { valueFrom: 62.5, date: '2026-01-01', time: '08:00', timeZone: 'Asia/Singapore' };
    expect((await person.call('POST', '/diary-histories/weight', entry)).statusCode).toBe(201);
  });

  it('does not limit other accounts', async () => {
    const other = await server.welcome();
    expect((await other.call('POST', '/diagnoses', { name: 'Asthma' })).statusCode).toBe(201);
  });
});

describe('the limit of changes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, { changes: 1 });
  });
  afterAll(() => server.close());

  const own = changes.filter(
    ({ operationId }) => operations.get(operationId)?.access !== 'public' && operationId !== 'logout',
  );

  it.each(own)('applies to $operationId', async (call) => {
    const access = operations.get(call.operationId)?.access;
    const role = Array.isArray(access) ? access[0] : 'ROLE_USER';
    const { token } = await server.welcome({ role });
    const statuses: number[] = [];
    // The highest limit of an operation with its own limit: 60 a minute.
    for (let n = 0; n <= 60 && !statuses.includes(429); n += 1)
      statuses.push((await make(server, call, { parts: { id: randomUUID() }, token })).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
