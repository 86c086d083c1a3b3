import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImageService } from './imageService.ts';
import type { ModelFailure } from './openAiCompatible.ts';

type Respond = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let respond: Respond = (_request, response) => response.end();
const endpoint = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  respond(request, response, body);
});
let picture: Buffer;
beforeAll(async () => {
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const blank = sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'white' } });
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1' } };
  picture = await blank.withExif(exif).jpeg().toBuffer();
});
afterAll(() => {
  endpoint.closeAllConnections();
  endpoint.close();
});

const service = (limitMs?: number) => {
  const { port } = endpoint.address() as AddressInfo;
  const config = { name: 'Reading Ltd', url: `http://127.0.0.1:${port}/v1`, key: 'k', model: 'eyes-1' };
  return createImageService(config, limitMs ? { limitMs } : {});
};
const say =
  (content: string | null, message = {}): Respond =>
  (_request, response) =>
    response.end(JSON.stringify({ choices: [{ message: { content, ...message } }] }));

it('sends only the picture, without its metadata, and returns the lines', async () => {
  let asked: { authorization?: string | undefined; body?: string } = {};
  respond = (request, response, body) => {
    asked = { authorization: request.headers.authorization, body };
    say('```json\n{"lines": ["LDL 2.9 mmol/L"]}\n```')(request, response, body);
  };
  const { readings } = await service().read(picture);
  expect(readings[0]).toMatchObject([
    [{ text: 'LDL', confidencePercent: 60, box: null }, { text: '2.9' }, { text: 'mmol/L' }],
  ]);
  expect(asked.authorization).toBe('Bearer k');
  const { model, messages } = JSON.parse(asked.body ?? '{}');
  expect(model).toBe('eyes-1');
  const { url } = messages[0].content[1].image_url;
  const sent = await sharp(Buffer.from(url.split(',')[1], 'base64')).metadata();
  expect(sent).toMatchObject({ format: 'jpeg', width: 2000, height: 1000 });
  expect(sent.exif).toBeUndefined();
});

it.each<[ModelFailure['reason'], string, Respond]>([
  ['refused', 'an error', (_request, response) => response.writeHead(500).end('{}')],
  ['refused', 'a refusal', say(null, { refusal: 'I cannot help with that.' })],
  ['unusable', 'no JSON', say('The LDL is 2.9.')],
  ['unusable', 'JSON of another shape', say('{"values": [{"ldl": 2.9}]}')],
  ['unusable', 'more lines than a page has', say(JSON.stringify({ lines: Array(500).fill('LDL 2.9') }))],
  ['unusable', 'nothing', say('')],
  ['unusable', 'a web page', (_request, response) => response.end('<html>')],
  [
    'unreachable',
    'a redirect',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['unreachable', 'a broken connection', (request) => request.socket.destroy()],
])('fails as %s when the service answers with %s', async (reason, _what, how) => {
  respond = how;
  await expect(service().read(picture)).rejects.toMatchObject({ reason });
});

it('fails as timeout when the service does not respond', async () => {
  respond = () => undefined;
  await expect(service(50).read(picture)).rejects.toMatchObject({ reason: 'timeout' });
});
