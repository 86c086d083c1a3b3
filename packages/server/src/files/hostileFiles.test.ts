import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { multipart, type TestFile } from '../../test/helpers/multipart.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { consultation } from '../db/schema.ts';
import { documentTypes, genders } from '../lists/choices.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-hostile-'));
const temporary = join(dataDir, 'temporary');
let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  mkdirSync(temporary);
  vi.stubEnv('TMPDIR', temporary);
  server = await startTestServer({ dataDir });
  patient = await server.welcome();
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true });
});

type Field = readonly [name: string, value: string];

interface UploadRoute {
  path: string;
  /** Member that holds the file. */
  member: string;
  /** Other required fields of the form. */
  fields: readonly Field[];
}

const labReport: Field = ['document_type', documentTypes[0]?.uuid ?? ''];

/** All routes that accept a file. Prescriptions of orders are stored as documents are (`storeDocument`). */
const uploadRoutes: readonly UploadRoute[] = [
  { path: '/documents', member: 'document_file', fields: [labReport] },
  {
    path: '/health_forms',
    member: 'document_file',
    fields: [
      ['fullName', 'Tan Mei Ling'],
      ['dateOfBirth', '1968-04-12'],
      ['genderUuid', genders[0]?.uuid ?? ''],
    ],
  },
  { path: '/consultations/:visit/files', member: 'document_file', fields: [] },
  { path: '/health-AI', member: 'images', fields: [] },
  { path: '/users/:self', member: 'avatar', fields: [] },
];

const png = (content: Buffer): TestFile => ({ content, filename: 'scan.png', mediaType: 'image/png' });
const pdf = (content: Buffer): TestFile => ({
  content,
  filename: 'scan.pdf',
  mediaType: 'application/pdf',
});

/** Returns a picture of one colour, as a PNG or another type. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

async function hostileFiles(): Promise<Record<string, TestFile>> {
  const real = await picture(40, 40).png().toBuffer();
  const script = Buffer.from('<script>alert(1)</script>');
  return {
    'a web page that calls itself a picture': png(Buffer.from('<!doctype html><script>alert(1)</script>')),
    'a drawing that can run scripts': {
      content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      filename: 'drawing.svg',
      mediaType: 'image/svg+xml',
    },
    'a drawing that calls itself a picture': png(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    ),
    'the first half of a picture': png(real.subarray(0, real.length / 2)),
    'nothing but the first bytes of a picture': png(real.subarray(0, 8)),
    'a picture that calls itself a PDF': pdf(real),
    'a program': {
      content: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
      filename: 'setup.exe',
      mediaType: 'application/octet-stream',
    },
    'an archive that calls itself a PDF': pdf(Buffer.from('504b0304', 'hex')),
    'a picture of a hundred million points': png(await picture(10_000, 10_000).png().toBuffer()),
    'a script behind the first bytes of a PDF': pdf(Buffer.concat([script, Buffer.from('%PDF-1.4')])),
    'a file without a byte': png(Buffer.alloc(0)),
  };
}

const filesDir = join(dataDir, 'files');
const kept = () => (existsSync(filesDir) ? readdirSync(filesDir, { recursive: true }).length : 0);
const metrics = async () => (await server.app.inject('/metrics')).body;

/** Returns the path of a request of a person, who waits for a doctor if it is about a visit. */
async function pathOf(path: string, person: SignedIn): Promise<string> {
  if (!path.includes(':visit')) return path.replace(':self', person.id);
  const id = randomUUID();
  const place = {
    id,
    ownerId: person.id,
    room: id,
    status: 'waiting',
    checkedInAt: server.clock.now(),
  } as const;
  await server.db.insert(consultation).values(place).onConflictDoNothing();
  return path.replace(':visit', id);
}

async function send(
  person: SignedIn,
  path: string,
  parts: readonly (readonly [string, string | TestFile])[],
) {
  const { payload, headers } = multipart(parts);
  return await server.app.inject({
    method: 'POST',
    url: `/api${await pathOf(path, person)}`,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
    payload,
  });
}

describe.each(uploadRoutes)('a hostile upload to $path', ({ path, member, fields }) => {
  it('is refused with advice, and leaves no file', async () => {
    const before = kept();
    for (const [what, file] of Object.entries(await hostileFiles())) {
      // A new account for each request, because reading reports is limited to a few a minute.
      const answer = await send(await server.welcome(), path, [...fields, [member, file]]);
      if (answer.statusCode === 200) {
        // One of several photographs of a report may be unreadable; the response names it.
        expect(answer.json(), what).toMatchObject({ values: [], unreadPages: [1] });
        continue;
      }
      expect([what, answer.statusCode]).toEqual([
        what,
        expect.toSatisfy((status) => status >= 400 && status < 500),
      ]);
      const { message, fields: problems = [] } = answer.json();
      const messages = [message, ...problems.map((problem: { message: string }) => problem.message)].join(
        ' ',
      );
      expect(messages, what).toMatch(/Choose|Use|Send|needed|large/);
    }
    expect(kept()).toBe(before);
    await expect.poll(metrics).toMatch(/^upload_bytes_held 0$/m);
  });
});

it('an upload that the disk refuses is a fault of the server', async () => {
  vi.stubEnv('TMPDIR', join(dataDir, 'missing'));
  const answer = await send(patient, '/documents', [labReport, ['document_file', pdf(Buffer.from('x'))]]);
  vi.stubEnv('TMPDIR', temporary);
  expect(answer.statusCode).toBe(500);
});

it('a name with folders is stored without them, and writes nowhere else', async () => {
  const content = await picture(20, 20).png().toBuffer();
  const answer = await send(patient, '/documents', [
    labReport,
    ['document_file', { content, filename: '../../etc/cron.d/evil.png', mediaType: 'image/png' }],
  ]);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().name).toBe('evil.png');
});

it('a picture with an appended web page is stored without the page', async () => {
  const real = await picture(20, 20).png().toBuffer();
  const polyglot = Buffer.concat([real, Buffer.from('<script>alert(1)</script>')]);
  const answer = await send(patient, '/documents', [labReport, ['document_file', png(polyglot)]]);
  const file = await server.app.inject({
    url: `/api/files/${answer.json().file}`,
    headers: { authorization: `Bearer ${patient.token}`, accept: 'image/*' },
  });
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.includes('<script>')).toBe(false);
});

/** Header of a HEIC file of an iPhone; its brand defines the type. */
const heic: TestFile = {
  content: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(64),
  ]),
  filename: 'IMG_0042.HEIC',
  mediaType: 'image/heic',
};

it.each(uploadRoutes)('gives advice about a HEIC picture: $path', async ({ path, member, fields }) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${await pathOf(path, patient)}`,
    headers: {
      authorization: `Bearer ${patient.token}`,
      ...multipart([...fields, [member, heic]]).headers,
    },
    payload: multipart([...fields, [member, heic]]).payload,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe('unreadable_file');
  expect(answer.body).toContain('This is a HEIC picture, which cannot be read here. Choose a JPEG');
});

it('the installed decoder does not support HEIC', () => {
  expect(sharp.format.heif.input.fileSuffix).toEqual(['.avif']);
});
