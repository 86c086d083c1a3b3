import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createTextModel } from './openAiCompatible.ts';

let respond: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
const service = createServer((request, response) => respond(request, response));
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => service.close(resolve)));

const { port } = service.address() as AddressInfo;
const model = createTextModel({ url: `http://127.0.0.1:${port}/v1`, key: 'k', model: 'some-model' });

it('calls the configured endpoint with its key and returns the first choice', async () => {
  let asked: { url?: string | undefined; authorization?: string | undefined } = {};
  respond = (request, response) => {
    asked = { url: request.url, authorization: request.headers.authorization };
    response.end(JSON.stringify({ choices: [{ message: { content: 'Plain words.' } }] }));
  };
  expect(await model.write('Explain.')).toBe('Plain words.');
  expect(asked).toEqual({ url: '/v1/chat/completions', authorization: 'Bearer k' });
});

it.each([
  ['an error', 500, '{}'],
  ['something else', 200, '{"choices":[]}'],
  ['a redirect', 302, ''],
])('throws when the service responds with %s', async (_what, status, body) => {
  respond = (_request, response) => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body);
  await expect(model.write('Explain.')).rejects.toThrow();
});
