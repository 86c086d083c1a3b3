import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, killAll, type Run, run, signIn, stop } from '../test/helpers/process.ts';
import { demoPassphrase } from './demo/accounts.ts';
import { exitCodes } from './errors/exitCodes.ts';

const root = mkdtempSync(join(tmpdir(), 'vl-main-'));
const prepared = join(root, 'prepared');
const reading = { valueFrom: 121, valueTo: 79, date: '2026-01-01', time: '08:15' };

function copyOfPrepared(name: string): string {
  const directory = join(root, name);
  cpSync(prepared, directory, { recursive: true, filter: (path) => !path.endsWith('.lock') });
  return directory;
}

afterAll(async () => {
  await killAll();
  rmSync(root, { recursive: true, force: true });
});

describe('a running server', () => {
  let server: Run;
  let address: string;
  beforeAll(async () => {
    server = run({ DATA_DIR: prepared, LOG_LEVEL: 'debug' });
    address = String(await server.ready);
  });

  it('has printed its address and the demo accounts, and no warning', () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(server.output()).toContain('Demo accounts, passphrase "sunrise-over-marina-bay":');
    expect(server.output()).toContain('mei.tan@demo.vitalane.example  (Tan Mei Ling)');
    expect(server.errors()).toBe('');
  });

  it('keeps other servers out of its directory', async () => {
    const second = run({ DATA_DIR: prepared });
    expect(await second.exit).toBe(exitCodes.dataDirectoryInUse);
    expect(second.errors()).toBe(
      `The data directory ${prepared} is in use by another Vitalane server. Stop that one, or set DATA_DIR to another directory.\n`,
    );
    expect((await signIn(address)).token).toBeTypeOf('string');
  });

  it('writes no secret to its log: no password, token, identity number, reading or address', async () => {
    const { token, refreshToken } = await signIn(address);
    const headers = { authorization: `Bearer ${token}` };
    await call(address, '/join-queue-plato?nric=S1234567D', { headers });
    await call(address, '/queuePlato?nric=S7654321F', { headers });
    await call(address, '/login', {
      method: 'POST',
      body: '{"email":"someone@test.example","password":"hunter2hunter2"}',
    });
    await call(address, '/diary-histories/blood-pressure', {
      method: 'POST',
      headers,
      body: '{"valueFrom":259,"valueTo":',
    });
    const log = () => server.output().slice(server.output().indexOf('admin@demo'));
    await expect.poll(log).toMatch(/blood-pressure.*"status":400/);
    const secrets = [
      token,
      refreshToken,
      demoPassphrase,
      'hunter2',
      'S1234567D',
      'S7654321F',
      'nric=',
      'someone@',
      'valueFrom',
    ];
    for (const secret of secrets) expect(log()).not.toContain(secret);
  });

  it('closes its sockets at SIGTERM and exits with 0', async () => {
    const { token } = await signIn(address);
    const socket = io(address, { transports: ['websocket'], auth: { token }, reconnection: false });
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    expect(await stop(server)).toBe(exitCodes.stopped);
    expect(await closed).toBe('transport close');
  });
});

describe('a stopping server', () => {
  let server: Run;
  let url: URL;
  const open: Socket[] = [];
  beforeEach(async (test) => {
    server = run({ DATA_DIR: copyOfPrepared(`stops-${test.task.id}`) });
    url = new URL(String(await server.ready));
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
  });

  async function connectToIt(): Promise<Socket> {
    const socket = connect({ port: Number(url.port), host: url.hostname }).on('error', () => undefined);
    open.push(socket);
    await once(socket, 'connect');
    return socket;
  }

  /** Sends the headers of a sign-in and waits until the server requests the body. */
  async function beginToSend(socket: Socket, body: string): Promise<void> {
    const fields = [`host: ${url.host}`, 'content-type: application/json', `content-length: ${body.length}`];
    socket.write(['POST /api/login HTTP/1.1', ...fields, 'expect: 100-continue', '\r\n'].join('\r\n'));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  }

  it('does not wait for a connection without a request', async () => {
    await connectToIt();
    expect(await stop(server)).toBe(exitCodes.stopped);
  });

  it('does not wait for a client that has lost the network', async () => {
    const socket = await connectToIt();
    const fields = ['upgrade: websocket', 'connection: upgrade', 'sec-websocket-version: 13'];
    socket.write(
      [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        `host: ${url.host}`,
        ...fields,
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ].join('\r\n'),
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 101 /);
    expect(await stop(server)).toBe(exitCodes.stopped);
  });

  it('waits for a request that is still being sent, responds, and exits', async () => {
    const body = JSON.stringify({ email: 'nobody@test.example', password: demoPassphrase });
    const idleSocket = await connectToIt();
    const socket = await connectToIt();
    await beginToSend(socket, body);
    let answer = '';
    socket.on('data', (text) => {
      answer += String(text);
    });
    const idleClosed = once(idleSocket, 'close');
    const stopped = stop(server);
    await idleClosed;
    socket.write(body);
    expect(await stopped).toBe(exitCodes.stopped);
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });

  it('exits after eight seconds and reports what did not stop', async () => {
    await beginToSend(await connectToIt(), '{}');
    expect(await stop(server)).toBe(exitCodes.drainTimedOut);
    expect(server.output()).toMatch(/"stopping":"connections".*did not stop in time/);
  });
});

it('reports that it is not ready during the shutdown delay and still serves requests', async () => {
  const server = run({ DATA_DIR: copyOfPrepared('leaving'), SHUTDOWN_DELAY_SECONDS: '60' });
  const url = await server.ready;
  const status = async (path: string) => (await fetch(url + path)).status;
  expect(await status('/health/ready')).toBe(200);
  server.child.kill('SIGTERM');
  await expect.poll(() => status('/health/ready')).toBe(503);
  expect(await status('/api/client-config')).toBe(200);
  await stop(server, 'SIGKILL');
});

it('stops after the shutdown delay, also with its former name, with a warning', async () => {
  const server = run({ DATA_DIR: copyOfPrepared('left'), LEAVE_SECONDS: '1' });
  await server.ready;
  const signalledAtMs = performance.now();
  expect(await stop(server)).toBe(exitCodes.stopped);
  expect(performance.now() - signalledAtMs).toBeGreaterThan(1000);
  expect(server.output()).toMatch(
    /"setting":"LEAVE_SECONDS","use":"SHUTDOWN_DELAY_SECONDS".*"this setting was renamed"/,
  );
});

describe('a start on an existing directory', () => {
  it('prints no demo accounts outside demo mode, and stops at SIGINT too', async () => {
    const server = run({ DATA_DIR: copyOfPrepared('silent'), DEMO: 'false' });
    await server.ready;
    expect(server.output()).not.toContain('demo.vitalane.example');
    expect(server.output()).not.toContain(demoPassphrase);
    expect(await stop(server, 'SIGINT')).toBe(exitCodes.stopped);
  });

  it('is refused when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const server = run({ DATA_DIR: copyOfPrepared('port'), PORT: String(port) });
    expect(await server.exit).toBe(exitCodes.addressInUse);
    expect(server.errors()).toBe(
      `Port ${port} on 127.0.0.1 is already in use. Stop the other program, or set PORT to another number.\n`,
    );
    other.close();
  });

  it('is refused with an invalid configuration', async () => {
    const server = run({ PORT: 'abc' });
    expect(await server.exit).toBe(exitCodes.badConfiguration);
    expect(server.errors()).toBe('The configuration is not usable: PORT must be a number.\n');
  });

  it.each([
    ['its version file', (directory: string) => rmSync(join(directory, 'database', 'PG_VERSION'))],
    [
      'its control file',
      (directory: string) => truncateSync(join(directory, 'database', 'global', 'pg_control'), 0),
    ],
    ['its database', (directory: string) => rmSync(join(directory, 'database'), { recursive: true })],
    ['its secrets', (directory: string) => rmSync(join(directory, 'secrets.json'))],
  ])('is refused on a directory without %s, and creates nothing', async (what, damage) => {
    const directory = copyOfPrepared(`damaged ${what.replaceAll(' ', '-')}`.replace(' ', '-'));
    damage(directory);
    const before = readdirSync(directory);
    const server = run({ DATA_DIR: directory });
    expect(await server.exit).toBe(exitCodes.dataDirectoryDamaged);
    expect(server.errors()).toBe(
      `The data in ${directory} is damaged and was left untouched. Restore a backup, or set DATA_DIR to another directory.\n`,
    );
    expect(readdirSync(directory).filter((name) => !name.endsWith('.lock'))).toEqual(before);
  });

  it('repeats an interrupted first start', async () => {
    const directory = copyOfPrepared('interrupted');
    rmSync(join(directory, 'database.complete'));
    truncateSync(join(directory, 'database', 'global', 'pg_control'), 0);
    const server = run({ DATA_DIR: directory });
    expect(await server.ready).toBeTypeOf('string');
    expect(existsSync(join(directory, 'database.complete'))).toBe(true);
  });

  it('loses nothing that was acknowledged, even when the process is killed', async () => {
    const directory = copyOfPrepared('killed');
    const first = run({ DATA_DIR: directory });
    const address = String(await first.ready);
    const { token } = await signIn(address);
    const headers = { authorization: `Bearer ${token}` };
    const path = '/diary-histories/blood-pressure';
    const answer = await call(address, path, { method: 'POST', headers, body: JSON.stringify(reading) });
    const { uuid } = (await answer.json()) as { uuid: string };
    await stop(first, 'SIGKILL');
    const second = run({ DATA_DIR: directory });
    const page = await call(String(await second.ready), `${path}?limit=500`, { headers });
    expect(await page.text()).toContain(uuid);
  });
});
