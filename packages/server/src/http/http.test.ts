import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/helpers/server.ts';

const appDir = mkdtempSync(join(tmpdir(), 'vl-app-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(appDir, 'assets'));
  writeFileSync(
    join(appDir, 'index.html'),
    '<!doctype html><html><head><title>Vitalane</title></head></html>',
  );
  writeFileSync(
    join(appDir, 'page-files.json'),
    JSON.stringify({
      '/Diary': ['/assets/diary-3c4d.js', '/assets/days-5e6f.js'],
      '/VideoCall/:roomId': ['/assets/call-7a8b.js'],
    }),
  );
  writeFileSync(join(appDir, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(appDir, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {};'));
  server = await startTestServer({ appDir });
});
afterAll(async () => {
  await server.close();
  rmSync(appDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('the app', () => {
  it.each(['/', '/Home', '/Diary?tab=2', '/VideoCall/abc'])(
    'returns the page for %s, never from a cache',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Vitalane</title>');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('allows only styles with the nonce of this page, and a new one each time', async () => {
    const [one, other] = [await get('/Home'), await get('/Home')];
    const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];
    expect(one.headers['content-security-policy']).toContain(`style-src 'nonce-${nonceOf(one.body)}' 'self'`);
    expect(nonceOf(one.body)).not.toBe(nonceOf(other.body));
    expect(one.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it.each([
    ['/Diary?kind=sugar', ['/assets/diary-3c4d.js', '/assets/days-5e6f.js']],
    ['/diary/', ['/assets/diary-3c4d.js', '/assets/days-5e6f.js']],
    ['/VideoCall/abc', ['/assets/call-7a8b.js']],
    ['/VideoCall/', []],
    ['/Diary/more', []],
    ['/nowhere', []],
  ])('adds preload links for the scripts of %s', async (url, expected) => {
    const { body } = await get(url);
    const links = body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g);
    expect(Array.from(links, ([, file]) => file)).toEqual(expected);
    expect((await get('/page-files.json')).statusCode).toBe(404);
  });

  it('caches hashed assets permanently, and returns 404 for a missing one', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect((await get('/assets/app-0000.js')).statusCode).toBe(404);
  });

  it('sends the compressed copy of an asset to browsers that support it, and the asset to others', async () => {
    const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('export {};');
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect((await get('/assets/app-1a2b.js')).body).toBe('export {};');
    expect((await get('/assets/app-1a2b.js.br')).statusCode).toBe(404);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'returns no other file for %s',
    async (url) => {
      expect((await get(url)).body).not.toContain('"name"');
    },
  );
});

describe('the API', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['PUT', '/api/login'],
    ['HEAD', '/api/join-queue-plato?nric=S1234567D'],
  ] as const)("returns not found for %s %s, in the contract's format", async (method, url) => {
    const answer = await server.app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    if (method !== 'HEAD')
      expect(answer.json()).toEqual({
        code: 'not_found',
        message: expect.any(String),
        requestId: expect.any(String),
      });
  });

  it("refuses an unreadable URL in the contract's format", async () => {
    expect((await get('/api/%zz')).json()).toMatchObject({ code: 'bad_request' });
  });

  it.each(['/api/%zz', `/api/users/${'x'.repeat(9000)}`])(
    'adds the security headers to the refusal of a URL',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('adds them to the response to bytes that are no request', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const answer = text(socket);
    socket.write('GET / HTTP/1.1\r\nbad header\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*x-content-type-options: nosniff\r\n/);
  });

  it('forbids caches and reveals nothing about itself', async () => {
    const { headers } = await get('/api/me');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

it.each(['/', '/api/me'])('%s has the security headers', async (url) => {
  const { headers } = await get(url);
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("connect-src 'self' wss://vitalane.example");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types vitalane');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self)');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

describe("the operators' pages", () => {
  it('report that the server is alive, and ready until it drains', async () => {
    expect((await get('/health/live')).statusCode).toBe(200);
    expect((await get('/health/ready')).statusCode).toBe(200);
  });

  it('contain names of operations, never URLs', async () => {
    await get('/api/queuePlato?nric=S1234567D');
    const { body } = await get('/metrics');
    expect(body).toContain('operation="getQueueStatus",status="4xx"');
    expect(body).not.toContain('S1234567D');
  });

  it('show metrics to this machine only', async () => {
    const answer = await server.app.inject({ url: '/metrics', remoteAddress: '10.0.0.9' });
    expect(answer.statusCode).toBe(404);
    expect((await get('/metrics', { 'x-forwarded-for': '10.0.0.9' })).statusCode).toBe(404);
  });
});

it('report “not ready” during the shutdown, and close connections', async () => {
  server.app.startDraining();
  const answer = await get('/health/ready');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers.connection).toBe('close');
});
