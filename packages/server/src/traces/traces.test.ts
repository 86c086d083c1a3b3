import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../test/helpers/server.ts';
import { traceRequests } from './traceRequests.ts';

interface Received {
  path: string | undefined;
  body: string;
}

let collector: Server;
let endpoint = '';
let server: TestServer;
const received: Received[] = [];
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    received.push({ path: request.url, body: await text(request) });
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  server = await startTestServer({ traces: { endpoint, serviceName: 'clinic' } });
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

/** Returns the spans that the collector received before an app was closed. */
async function spansOf(app: FastifyInstance) {
  await app.close();
  const [request, ...more] = received.splice(0);
  expect(more).toEqual([]);
  const { resourceSpans } = JSON.parse(request?.body ?? '{}');
  return { request, resource: resourceSpans[0].resource, spans: resourceSpans[0].scopeSpans[0].spans };
}

/** Creates an app with one operation, which responds with the requested status. */
async function tracedApp(lost: unknown[] = [], collectorAt = endpoint): Promise<FastifyInstance> {
  const app = fastify();
  await traceRequests(app, { endpoint: collectorAt, serviceName: 'clinic' }, (error) => lost.push(error));
  app.get<{ Params: { status: number } }>(
    '/things/:status',
    { config: { operationId: 'getThing' } },
    async ({ params }, reply) => reply.code(params.status).send({}),
  );
  return app;
}

it('a collector receives each request by operation, time and status, in the trace of the caller', async () => {
  const app = await tracedApp();
  const traceparent = `00-${trace}-${parent}-01`;
  await app.inject({ url: '/things/404?nric=S1234567D', headers: { traceparent } });
  await app.inject({ url: '/things/500' });
  const { request, resource, spans } = await spansOf(app);
  expect(request?.path).toBe('/v1/traces');
  expect(resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'clinic' } }]);
  const first = { traceId: trace, parentSpanId: parent, name: 'getThing', kind: 2, status: {} };
  expect(spans[0]).toMatchObject(first);
  expect(spans[0].attributes).toEqual([
    { key: 'http.request.method', value: { stringValue: 'GET' } },
    { key: 'http.route', value: { stringValue: 'getThing' } },
    { key: 'http.response.status_code', value: { intValue: 404 } },
  ]);
  const [startNs, endNs] = [BigInt(spans[0].startTimeUnixNano), BigInt(spans[0].endTimeUnixNano)];
  expect(endNs >= startNs && endNs - startNs < 60_000_000_000n).toBe(true);
  expect(spans[1]).toMatchObject({ status: { code: 2 }, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(spans[1].traceId).not.toBe(trace);
});

it('an unsampled trace is not sent, and an invalid one is ignored', async () => {
  const app = await tracedApp();
  await app.inject({ url: '/things/200', headers: { traceparent: `00-${trace}-${parent}-00` } });
  await app.inject({ url: '/things/200', headers: { traceparent: `00-${'0'.repeat(32)}-${parent}-01` } });
  const { spans } = await spansOf(app);
  expect(spans).toHaveLength(1);
  expect(spans[0].traceId).not.toBe('0'.repeat(32));
});

it('a missing collector does not affect requests', async () => {
  const lost: unknown[] = [];
  const app = await tracedApp(lost, 'http://127.0.0.1:9');
  expect((await app.inject('/things/200')).statusCode).toBe(200);
  await app.close();
  expect(lost).toHaveLength(1);
});

it('spans contain no input or account', async () => {
  const { id, email, token, refreshToken, call } = await server.welcome({ nric: 'S0000001I' });
  await call('GET', `/documents/${id}`);
  await call('DELETE', `/delete-account?password=${testPassword}`);
  await server.close();
  const sent = received.splice(0).map(({ body }) => body);
  expect(sent.join()).toContain('deleteAccount');
  for (const secret of [id, email, token, refreshToken, testPassword, 'S0000001I'])
    expect(sent.join()).not.toContain(secret);
});
