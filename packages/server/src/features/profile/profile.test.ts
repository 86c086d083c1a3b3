import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart, type TestFile } from '../../../test/helpers/multipart.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { record } from '../../audit/audit.ts';
import { account, storedFile } from '../../db/schema.ts';
import { documentTypes, ethnicities, genders } from '../../lists/choices.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-profile-'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ dataDir });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const uuidOf = (list: readonly { code: string; uuid: string }[], code: string) =>
  String(list.find((item) => item.code === code)?.uuid);
const nric = uuidOf(documentTypes, 'nric');
const change = (person: SignedIn, form: object) => person.call('POST', `/users/${person.id}`, form);

function send(person: SignedIn, parts: Parameters<typeof multipart>[0]) {
  const { payload, headers } = multipart(parts);
  const url = `/api/users/${person.id}`;
  const authorization = `Bearer ${person.token}`;
  return server.app.inject({ method: 'POST', url, payload, headers: { ...headers, authorization } });
}

async function photograph(width: number, height: number): Promise<TestFile> {
  const content = await sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .jpeg()
    .toBuffer();
  return { content, filename: 'photo.jpg', mediaType: 'image/jpeg' };
}

describe('the profile', () => {
  it('stores given fields and keeps the others', async () => {
    const person = await server.welcome({ fullName: 'Lee Wei' });
    const form = {
      dateOfBirth: '1968-04-12',
      phone: '+65 9123 4567',
      genderUuid: uuidOf(genders, 'female'),
      ethnicity: uuidOf(ethnicities, 'chinese'),
      isSmoker: false,
      isDrugAllergies: true,
      drugAllergies: 'Penicillin',
      showNotifications: false,
    };
    expect((await change(person, form)).statusCode).toBe(200);
    const profile = (await change(person, { fullName: 'Lee Wei Ling' })).json();
    expect(profile).toMatchObject({
      fullName: 'Lee Wei Ling',
      dateOfBirth: '1968-04-12',
      gender: { name: 'Female' },
      ethnicity: { name: 'Chinese' },
      isSmoker: false,
      drugAllergies: 'Penicillin',
      showNotifications: false,
    });
    expect((await person.call('GET', '/me')).json()).toEqual(profile);
  });

  it("is only the caller's own, and never changes a role", async () => {
    const [person, other] = [await server.welcome(), await server.welcome()];
    const foreign = await person.call('POST', `/users/${other.id}`, { fullName: 'Taken' });
    const unknown = await person.call('POST', '/users/4c1d8f0a-3a63-4c61-8a53-6d1e8a6f2b10', {
      fullName: 'Taken',
    });
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    await change(person, { uuid: other.id, role: 'ROLE_ADMIN', isActive: false });
    const [row] = await server.db.select().from(account).where(eq(account.id, person.id));
    expect(row).toMatchObject({ role: 'ROLE_USER', isActive: true });
  });

  it.each([
    [{ dateOfBirth: '2026-01-02' }, 'dateOfBirth', 'This day is in the future. Check the year.'],
    [{ dateOfBirth: '1914-12-31' }, 'dateOfBirth', 'This day is too long ago. Check the year.'],
    [
      { dateOfBirth: '2009-06-01' },
      'dateOfBirth',
      'You must be 18 to have an account. In an emergency call 995.',
    ],
    [{ fullName: '   ' }, 'fullName', 'This is needed.'],
    [{ phone: '+0 000 0000' }, 'phone', 'Enter a telephone number, for example 9123 4567.'],
    [{ ethnicity: nric }, 'ethnicity', 'Choose one of the offered values.'],
    [{ document_code: 'S1234567D' }, 'document_type', 'This is needed.'],
    [
      { document_type: nric, document_code: 'S1234567A' },
      'document_code',
      'This identity number is not valid. Check each letter and digit.',
    ],
    [
      { document_type: uuidOf(documentTypes, 'fin'), document_code: 'S1234567D' },
      'document_type',
      'This number is that of an NRIC.',
    ],
    [
      { document_type: uuidOf(documentTypes, 'passport'), document_code: 'S1234567D' },
      'document_type',
      'Choose NRIC or FIN.',
    ],
  ])('refuses %j with a reason', async (form, name, message) => {
    const person = await server.welcome();
    const answer = await change(person, form);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ name, message }]);
  });

  it('keeps an identity number encrypted until it is removed, and lets another account claim it', async () => {
    const [person, other] = [await server.welcome(), await server.welcome()];
    const form = { document_type: nric, document_code: 's9876543c' };
    expect((await change(person, form)).json().document).toEqual({ type: 'NRIC', code: 'S9876543C' });
    const [row] = await server.db.select().from(account).where(eq(account.id, person.id));
    expect(JSON.stringify(row)).not.toContain('9876543');
    expect((await change(other, form)).statusCode).toBe(200);
    expect((await person.call('DELETE', '/users/remove-document')).statusCode).toBe(204);
    expect((await person.call('GET', '/me')).json().document).toBeNull();
  });
});

describe('a picture', () => {
  it('is stored small, as a JPEG, without place and device; a new one replaces it', async () => {
    const person = await server.welcome();
    const first = (await send(person, [['avatar', await photograph(900, 600)]])).json().avatar;
    const stored = await sharp(join(dataDir, 'files', first)).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 512, height: 341 });
    expect(stored.exif).toBeUndefined();
    const second = (await send(person, [['avatar', await photograph(30, 30)]])).json().avatar;
    expect(second).not.toBe(first);
    expect(existsSync(join(dataDir, 'files', first))).toBe(false);
    const rows = await server.db.select().from(storedFile).where(eq(storedFile.ownerId, person.id));
    expect(rows).toMatchObject([{ id: second, parentKind: 'avatar', mediaType: 'image/jpeg' }]);
  });

  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  it.each([
    ['HTML that says it is a picture', { content: html, filename: 'a.png', mediaType: 'image/png' }],
    ['an SVG', { content: svg, filename: 'a.svg', mediaType: 'image/svg+xml' }],
    [
      'only the first bytes of a PNG',
      { content: Buffer.from('89504e470d0a1a0a', 'hex'), filename: 'a.png', mediaType: 'image/png' },
    ],
    ['a PDF', { content: pdf, filename: 'a.pdf', mediaType: 'application/pdf' }],
  ])('is not %s', async (_name, file) => {
    const person = await server.welcome();
    const answer = await send(person, [['avatar', file]]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'unreadable_file',
      fields: [
        { name: 'avatar', message: 'This picture could not be read. Choose a JPEG, PNG or WebP file.' },
      ],
    });
  });

  it('has a name and a declared type that match its content', async () => {
    const person = await server.welcome();
    const file = await photograph(30, 30);
    for (const mismatch of [{ filename: 'photo.html' }, { mediaType: 'text/html' }]) {
      expect((await send(person, [['avatar', { ...file, ...mismatch }]])).json().code).toBe(
        'unreadable_file',
      );
    }
  });

  it('is a single file of at most 20 MiB, not text', async () => {
    const person = await server.welcome();
    const text = await send(person, [['avatar', 'data:image/png;base64,AAAA']]);
    expect(text.json().fields).toEqual([{ name: 'avatar', message: 'Choose a file.' }]);
    const file = await photograph(30, 30);
    const two = await send(person, [
      ['avatar', file],
      ['avatar', file],
    ]);
    expect(two.json().fields).toEqual([{ name: 'avatar', message: 'Send one file.' }]);
    const large = { ...file, content: Buffer.alloc(20 * 1024 * 1024 + 1) };
    expect((await send(person, [['avatar', large]])).statusCode).toBe(413);
  });

  it('with more pixels than any screen is refused before it fills the memory', async () => {
    const person = await server.welcome();
    const content = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#000000' } })
      .png()
      .toBuffer();
    const answer = await send(person, [
      ['avatar', { content, filename: 'flood.png', mediaType: 'image/png' }],
    ]);
    expect(answer.json().code).toBe('unreadable_file');
  });

  it('is optional: the empty part of a browser changes nothing', async () => {
    const person = await server.welcome();
    const nothing = { content: Buffer.alloc(0), filename: '', mediaType: 'application/octet-stream' };
    expect(
      (
        await send(person, [
          ['avatar', nothing],
          ['fullName', 'Lee Wei'],
        ])
      ).json().avatar,
    ).toBeNull();
  });

  it('of an identity document may be a PDF', async () => {
    const person = await server.welcome();
    const scan = { content: pdf, filename: '../../nric.pdf', mediaType: 'application/pdf' };
    expect((await send(person, [['document_file', scan]])).statusCode).toBe(200);
    const rows = await server.db.select().from(storedFile).where(eq(storedFile.ownerId, person.id));
    expect(rows).toMatchObject([{ parentKind: 'identity_document', fileName: 'nric.pdf' }]);
  });
});

describe('the health answers', () => {
  it('are stored separately, and removed with null, also from a form', async () => {
    const person = await server.welcome();
    expect((await person.call('GET', '/health-answers')).json()).toEqual({});
    await person.call('PATCH', '/health-answers', {
      isPregnant: false,
      lastFit: '2025-03-01',
      familyHistory: ['breast'],
    });
    await person.call('PATCH', '/health-answers', { zosterDoses: 2, familyHistory: null });
    expect((await person.call('GET', '/health-answers')).json()).toEqual({
      isPregnant: false,
      lastFit: '2025-03-01',
      zosterDoses: 2,
    });
    const form = await server.app.inject({
      method: 'PATCH',
      url: '/api/health-answers',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'lastFit=&isPregnant=&hpvDoses=3',
    });
    expect(form.json()).toEqual({ zosterDoses: 2, hpvDoses: 3 });
  });

  it('refuse a test in the future', async () => {
    const person = await server.welcome();
    const answer = await person.call('PATCH', '/health-answers', { lastPap: '2026-01-02' });
    expect(answer.json().fields).toEqual([
      { name: 'lastPap', message: 'This day is in the future. Choose today or an earlier day.' },
    ]);
  });

  it('are only accessible to the patient', async () => {
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect((await doctor.call('GET', '/health-answers')).statusCode).toBe(403);
  });
});

describe('the access log', () => {
  it('lists who opened the record and why, newest first, in pages, for the patient only', async () => {
    const [person, other] = [await server.welcome(), await server.welcome()];
    const doctor = await server.addPerson({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
    const event = { actorId: doctor.id, subjectId: person.id, outcome: 'done', requestId: 'r' } as const;
    await record(server.db, { ...event, action: 'record.open', at: new Date('2025-12-01T00:00:00Z') });
    const reason = 'The hospital called.';
    await record(server.db, {
      ...event,
      action: 'record.open_without_relation',
      reason,
      at: new Date('2025-12-02T00:00:00Z'),
    });
    await record(server.db, {
      ...event,
      action: 'record.open',
      outcome: 'refused',
      at: new Date('2025-12-03T00:00:00Z'),
    });
    const first = (await person.call('GET', '/access-log?limit=1')).json();
    expect(first.items).toMatchObject([
      {
        actorName: 'Dr Priya Nair',
        actorRole: 'ROLE_DOCTOR',
        action: 'record_opened_without_relation',
        reason,
      },
    ]);
    const rest = (await person.call('GET', `/access-log?limit=5&cursor=${first.nextCursor}`)).json();
    expect(rest.items).toMatchObject([{ action: 'record_opened', reason: null }]);
    expect((await other.call('GET', '/access-log')).json().items).toEqual([]);
  });
});
