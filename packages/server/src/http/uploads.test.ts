import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createUploadSpace } from './uploadSpace.ts';
import { createUploads, safeFilename, sweepUploads, type Uploads } from './uploads.ts';

const temporary = mkdtempSync(join(tmpdir(), 'vitalane-uploads-test-'));
beforeAll(() => void vi.stubEnv('TMPDIR', temporary));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

const megabyte = Buffer.alloc(1024 * 1024);
const details = { filename: 'lab.pdf', mediaType: 'application/pdf' };

function createSpace() {
  const registry = new Registry();
  const space = createUploadSpace(registry);
  return {
    uploadsOf: (network: string) => createUploads(space.shareOf(network)),
    heldBytes: async () => (await registry.getSingleMetric('upload_bytes_held')?.get())?.values[0]?.value,
    refusals: async () => (await registry.getSingleMetric('uploads_refused_total')?.get())?.values,
  };
}

const send = (uploads: Uploads, ...chunks: Buffer[]) =>
  uploads.use(() => uploads.receive(Readable.from(chunks), details));

/** Sends a file of some mebibytes. */
const sendMany = (uploads: Uploads, count: number) =>
  send(uploads, ...Array.from({ length: count }, () => megabyte));

describe('an uploaded file', () => {
  it('can be read repeatedly until its request ends, and never has a name on the disk', async () => {
    const { uploadsOf, heldBytes } = createSpace();
    const uploads = uploadsOf('10.0.0.1');
    const file = await send(uploads, Buffer.from('one'), Buffer.from('two'));
    expect(file.bytes).toBe(6);
    expect(String(await file.read())).toBe('onetwo');
    expect(String(await file.read())).toBe('onetwo');
    expect(readdirSync(temporary)).toEqual([]);
    expect(await heldBytes()).toBe(6);
    await uploads.end();
    await uploads.end();
    await expect(file.read()).rejects.toThrow();
    expect(await heldBytes()).toBe(0);
  });

  it('stays readable for work that is under way when the request ends', async () => {
    const uploads = createSpace().uploadsOf('10.0.0.1');
    const file = await send(uploads, Buffer.from('one'));
    await uploads.use(async () => {
      await uploads.end();
      expect(String(await file.read())).toBe('one');
    });
    await expect(file.read()).rejects.toThrow();
  });

  it('is not used by work that begins after the request has ended', async () => {
    const uploads = createSpace().uploadsOf('10.0.0.1');
    await send(uploads, Buffer.from('one'));
    await uploads.end();
    await expect(uploads.use(async () => 'done')).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('is removed when its sender breaks off, before or after the request ends', async () => {
    const { uploadsOf, heldBytes } = createSpace();
    const uploads = uploadsOf('10.0.0.1');
    const broken = new Readable({ read: () => undefined });
    broken.push('half');
    const received = uploads.use(() => uploads.receive(broken, details));
    await expect.poll(heldBytes).toBe(4);
    await uploads.end();
    expect(await heldBytes()).toBe(4);
    broken.destroy(new Error('closed'));
    await expect(received).rejects.toThrow('closed');
    expect(await heldBytes()).toBe(0);
  });

  it('equals the file of a repeated request', async () => {
    const uploads = createSpace().uploadsOf('10.0.0.1');
    const contents = ['same', 'same', 'else'].map((content) => send(uploads, Buffer.from(content)));
    const [file, again, other] = (await Promise.all(contents)).map((sent) => JSON.stringify(sent));
    expect(again).toBe(file);
    expect(other).not.toBe(file);
    await uploads.end();
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\lab report.pdf', 'lab report.pdf'],
    ['evil\u202Efdp.exe', 'evilfdp.exe'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['\uD800half.pdf', '\uFFFDhalf.pdf'],
    ['', 'file'],
    ['/', 'file'],
  ])('named %j gets the name %j', (name, safe) => {
    expect(safeFilename(name)).toBe(safe);
  });

  it('keeps the extension of a very long name', () => {
    expect(safeFilename(`${'a'.repeat(500)}.pdf`)).toMatch(/^a{196}\.pdf$/);
  });
});

describe('the space for uploads', () => {
  const refused = { code: 'too_many_requests', retryAfterSeconds: 30 };

  it('is 128 MiB for one network, until its requests end', async () => {
    const { uploadsOf, refusals } = createSpace();
    const first = uploadsOf('10.0.0.1');
    await sendMany(first, 128);
    const late = uploadsOf('10.0.0.1');
    await expect(send(late, megabyte)).rejects.toMatchObject(refused);
    const other = uploadsOf('10.0.0.2');
    await send(other, megabyte);
    await first.end();
    const next = uploadsOf('10.0.0.1');
    await send(next, megabyte);
    expect(await refusals()).toMatchObject([{ labels: { limit: 'network' }, value: 1 }]);
    await Promise.all([late, other, next].map((uploads) => uploads.end()));
  });

  it('is 384 MiB for all networks', async () => {
    const { uploadsOf, refusals } = createSpace();
    const full = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(uploadsOf);
    for (const uploads of full) await sendMany(uploads, 128);
    const late = uploadsOf('10.0.0.4');
    await expect(send(late, megabyte)).rejects.toMatchObject(refused);
    expect(await refusals()).toMatchObject([{ labels: { limit: 'server' }, value: 1 }]);
    await Promise.all([...full, late].map((uploads) => uploads.end()));
  });
});

it('the sweep removes files of killed processes, and none that is younger than an hour', async () => {
  const now = new Date();
  const create = (name: string, minutesAgo: number) => {
    const folder = join(temporary, name);
    mkdirSync(folder);
    writeFileSync(join(folder, '0'), 'content');
    utimesSync(folder, now, new Date(now.getTime() - minutesAgo * 60_000));
    return folder;
  };
  const old = create('vitalane-upload-old', 61);
  const young = create('vitalane-upload-young', 59);
  const foreign = create('another-upload-old', 61);
  const problems: unknown[] = [];
  await sweepUploads(now, (problem) => problems.push(problem));
  expect(problems).toEqual([]);
  expect([old, young, foreign].map((path) => existsSync(path))).toEqual([false, true, true]);
});
