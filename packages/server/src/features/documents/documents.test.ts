import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart, type TestFile } from '../../../test/helpers/multipart.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { documentTypes, genders } from '../../lists/choices.ts';

const unknown = '00000000-0000-4000-8000-000000000000';
const labReport = documentTypes.find(({ code }) => code === 'lab_report')?.uuid ?? '';
const pdf: TestFile = {
  content: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  filename: 'Blood test.pdf',
  mediaType: 'application/pdf',
};

const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-documents-'));
let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ dataDir });
  patient = await server.welcome();
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

type Parts = Parameters<typeof multipart>[0];

function send(
  person: SignedIn,
  parts: Parts,
  { path = '/documents', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const { payload, headers: typed } = multipart(parts);
  const authorization = `Bearer ${person.token}`;
  return server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...typed, ...headers, authorization },
    payload,
  });
}

const document = (change: Record<string, string | TestFile> = {}): Parts =>
  Object.entries({ document_file: pdf, document_type: labReport, ...change });

const open = (person: SignedIn, file: string, accept?: string) =>
  server.app.inject({
    url: `/api/files/${file}`,
    headers: { authorization: `Bearer ${person.token}`, ...(accept && { accept }) },
  });

describe('a document', () => {
  it('is stored under its name and kind, and deleted with its bytes', async () => {
    const answer = await send(patient, document({ name: ' Blood test December ' }));
    expect(answer.statusCode).toBe(201);
    const added = answer.json();
    expect(added).toMatchObject({
      name: 'Blood test December',
      type: { uuid: labReport, name: 'Laboratory report' },
      contentType: 'application/pdf',
      sizeBytes: pdf.content.length,
    });
    expect((await patient.call('GET', `/documents/${added.uuid}`)).json()).toEqual(added);
    const stored = join(dataDir, 'files', added.file);
    expect(existsSync(stored)).toBe(true);
    expect((await patient.call('DELETE', `/documents/${added.uuid}`)).statusCode).toBe(204);
    expect(existsSync(stored)).toBe(false);
    expect((await patient.call('GET', `/documents/${added.uuid}`)).statusCode).toBe(404);
    expect((await open(patient, added.file)).statusCode).toBe(404);
  });

  it('without a name has the name of its file', async () => {
    expect((await send(patient, document())).json().name).toBe('Blood test.pdf');
  });

  it('is listed newest first, in complete pages', async () => {
    const person = await server.welcome();
    for (const name of ['first', 'second', 'third']) {
      server.clock.advance(1000);
      await send(person, document({ name }));
    }
    const page = async (query: string) => (await person.call('GET', `/documents?${query}`)).json();
    const newest = await page('limit=2');
    const rest = await page(`limit=2&cursor=${newest.nextCursor}`);
    const names = [...newest.items, ...rest.items].map(({ name }) => name);
    expect(names).toEqual(['third', 'second', 'first']);
  });

  it.each([
    [
      'an unknown kind',
      { document_type: unknown },
      'invalid',
      'document_type',
      'Choose one of the offered values.',
    ],
    ['a blank name', { name: '   ' }, 'invalid', 'name', 'This is needed.'],
    ['text instead of a file', { document_file: 'text' }, 'invalid', 'document_file', 'Choose a file.'],
    [
      'a web page with the name of a PDF',
      { document_file: { ...pdf, content: Buffer.from('<script>') } },
      'unreadable_file',
      'document_file',
      'This file could not be read. Choose a JPEG, PNG, WebP or PDF file.',
    ],
  ])('is refused with %s', async (_what, change, code, name, message) => {
    const answer = await send(patient, document(change));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code, fields: [{ name, message }] });
  });

  it('of another account is treated like a missing one', async () => {
    const { uuid, file } = (await send(await server.welcome(), document())).json();
    const body = (answer: { json(): object }) => ({ ...answer.json(), requestId: '' });
    for (const method of ['GET', 'DELETE'] as const) {
      const foreign = await patient.call(method, `/documents/${uuid}`);
      expect(foreign.statusCode).toBe(404);
      expect(body(foreign)).toEqual(body(await patient.call(method, `/documents/${unknown}`)));
    }
    expect(body(await open(patient, file))).toEqual(body(await open(patient, unknown)));
  });

  it('is stored once for one Idempotency-Key, and only for patients', async () => {
    const headers = { 'idempotency-key': 'document-1' };
    const [once, again] = [
      await send(patient, document(), { headers }),
      await send(patient, document(), { headers }),
    ];
    expect(once.statusCode).toBe(201);
    expect(again.json()).toEqual(once.json());
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect((await send(doctor, document())).json().code).toBe('not_allowed');
  });
});

describe('a file', () => {
  it('is base64 in JSON unless the client prefers its own type', async () => {
    const { file } = (await send(patient, document())).json();
    for (const accept of [undefined, '*/*', 'application/json', 'text/html']) {
      const answer = await open(patient, file, accept);
      expect(answer.headers).toMatchObject({ vary: 'Accept', 'cache-control': 'no-store' });
      expect(answer.json()).toEqual({
        contentType: 'application/pdf',
        base64: pdf.content.toString('base64'),
      });
    }
  });

  it('as bytes is offered for download under its name, and cannot run scripts', async () => {
    const { file } = (await send(patient, document())).json();
    const answer = await open(patient, file, 'application/pdf, */*;q=0.1');
    expect(answer.rawPayload).toEqual(pdf.content);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Blood test.pdf"; filename*=UTF-8''Blood%20test.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('that is a picture loses its metadata', async () => {
    const content = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const photograph = { content, filename: 'scan.jpg', mediaType: 'image/jpeg' };
    const { file } = (await send(patient, document({ document_file: photograph }))).json();
    const { rawPayload } = await open(patient, file, 'image/*');
    const metadata = await sharp(rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 20 });
    expect(metadata.exif).toBeUndefined();
  });

  it('of a health form can be read by the doctor of the queue, with a record in the trail; other files cannot', async () => {
    const person = await server.welcome({ nric: 'S0000001I' });
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
    const genderUuid = genders[0]?.uuid ?? '';
    const fields = Object.entries({ fullName: 'Lee Wei', dateOfBirth: '1970-01-01', genderUuid });
    const form = (await send(person, [...fields, ['document_file', pdf]], { path: '/health_forms' })).json();
    const personal = (await send(person, document())).json();
    expect((await open(doctor, form.file)).statusCode).toBe(404);
    await person.call('GET', '/join-queue-plato?nric=S0000001I');
    expect((await open(doctor, form.file)).statusCode).toBe(200);
    expect((await open(doctor, personal.file)).statusCode).toBe(404);
    const admin = await server.welcome({ role: 'ROLE_ADMIN' });
    expect((await open(admin, form.file)).statusCode).toBe(404);
    const log = (await person.call('GET', '/access-log')).json().items;
    expect(log).toMatchObject([{ actorName: 'Dr Priya Nair', action: 'record_opened' }]);
  });
});
