import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { multipart } from '../../test/helpers/multipart.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { documentTypes } from '../lists/choices.ts';

const root = mkdtempSync(join(tmpdir(), 'vitalane-aborted-'));
const temporary = join(root, 'temporary');
const log: { msg: string; route?: string; err?: unknown }[] = [];
let server: TestServer;
let patient: SignedIn;
let port: number;
beforeAll(async () => {
  mkdirSync(temporary);
  vi.stubEnv('TMPDIR', temporary);
  const write = (line: string) => void log.push(JSON.parse(line));
  server = await startTestServer({ logLevel: 'info' }, 'none', { write });
  patient = await server.welcome();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** An upload whose sender closes the connection. */
interface Abort {
  path: '/users' | '/documents';
  /** The member besides the file that makes the body of `/documents` valid. */
  isValid: boolean;
  isSignedIn: boolean;
  /** Whether the sender closes after the last byte, or before it. */
  isWhole: boolean;
  end: 'FIN' | 'RST';
}

const signUp = { path: '/users', isValid: false, isSignedIn: false } as const;
const document = { path: '/documents', isValid: true, isSignedIn: true } as const;

const ways: readonly Abort[] = [
  { ...signUp, isWhole: false, end: 'FIN' },
  { ...signUp, isWhole: false, end: 'RST' },
  { ...signUp, isWhole: true, end: 'FIN' },
  { ...signUp, isWhole: true, end: 'RST' },
  { ...document, isWhole: false, end: 'FIN' },
  { ...document, isWhole: false, end: 'RST' },
  { ...document, isWhole: true, end: 'FIN' },
  { ...document, isWhole: true, end: 'RST' },
  { ...document, isValid: false, isWhole: true, end: 'RST' },
  { ...document, isSignedIn: false, isWhole: true, end: 'RST' },
];

const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(100_000, 'x'), Buffer.from('%%EOF')]);
const file = { content, filename: 'report.pdf', mediaType: 'application/pdf' };

async function abort({ path, isValid, isSignedIn, isWhole, end }: Abort): Promise<void> {
  const { payload, headers } = multipart([
    [path === '/users' ? 'avatar' : 'document_file', file],
    ['document_type', isValid ? (documentTypes[0]?.uuid ?? '') : 'none'],
  ]);
  const head = [
    `POST /api${path} HTTP/1.1`,
    'host: vitalane.example',
    `content-type: ${headers['content-type']}`,
    `content-length: ${payload.length}`,
    ...(isSignedIn ? [`authorization: Bearer ${patient.token}`] : []),
  ];
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  const sent = isWhole ? payload : payload.subarray(0, -1);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(sent, () => (end === 'FIN' ? socket.destroySoon() : socket.resetAndDestroy()));
  await closed;
}

const openFiles = '/proc/self/fd';

/** Returns the uploads in the temporary folder, and on Linux those that this process has open without a name. */
function uploadsLeft(): string[] {
  const open = existsSync(openFiles) ? readdirSync(openFiles).map(targetOf) : [];
  const named = readdirSync(temporary).map((name) => join(temporary, name));
  return [...named, ...open].filter((path) => path.startsWith(join(temporary, 'vitalane-upload-')));
}

function targetOf(fileDescriptor: string): string {
  try {
    return readlinkSync(join(openFiles, fileDescriptor));
  } catch {
    // It was that of the folder itself.
    return '';
  }
}

const loggedOf = (route: string) => log.filter((line) => line.route === route);

/** Returns how many requests of an operation are counted, by status. */
async function countedOf(operation: string): Promise<Record<string, number>> {
  const { body } = await server.app.inject('/metrics');
  const pattern = `^http_request_duration_seconds_count\\{operation="${operation}",status="(\\w+)"\\} (\\d+)$`;
  const found = body.matchAll(new RegExp(pattern, 'gm'));
  return Object.fromEntries([...found].map(([, status = '', count]) => [status, Number(count)]));
}

const uploadsAtATime = 20;

const total = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

it('200 aborted uploads leave no file, and are logged and counted', async () => {
  for (let round = 0; round < 200 / uploadsAtATime; round += 1) {
    await Promise.all([...ways, ...ways].map(abort));
  }
  await expect.poll(() => loggedOf('/api/users').length).toBe(80);
  await expect.poll(() => loggedOf('/api/documents').length).toBe(120);
  await expect.poll(async () => total(await countedOf('signUp'))).toBe(80);
  await expect.poll(async () => total(await countedOf('addDocument'))).toBe(120);
  await expect.poll(uploadsLeft).toEqual([]);
  expect(log.filter(({ err }) => err)).toEqual([]);
});

it('an aborted request without a file is logged and counted', async () => {
  const head = [
    'POST /api/login HTTP/1.1',
    'host: x',
    'content-type: application/json',
    'content-length: 10',
  ];
  connect(port, '127.0.0.1').end(`${head.join('\r\n')}\r\n\r\n{`);
  await expect
    .poll(() => loggedOf('/api/login').filter(({ msg }) => msg === 'aborted'))
    .toMatchObject([
      { method: 'POST', status: 'aborted', phase: 'receiving', durationMs: expect.any(Number) },
    ]);
  expect(await countedOf('login')).toMatchObject({ aborted: 1 });
});

it('an answered request is logged and counted once', async () => {
  await fetch(`http://127.0.0.1:${port}/api/genders`);
  await expect.poll(() => loggedOf('/api/genders')).toMatchObject([{ msg: 'answered', status: 200 }]);
  await expect.poll(() => countedOf('listGenders')).toEqual({ '2xx': 1 });
});
