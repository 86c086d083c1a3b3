import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMs, dayMs, hourMs } from '@vitalane/time';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { multipart, type TestFile } from '../../../test/helpers/multipart.ts';
import {
  type SignedIn,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test/helpers/server.ts';
import { auditEvent, consultation, visitMessage } from '../../db/schema.ts';
import { documentTypes } from '../../lists/choices.ts';
import { closeOutdated } from './queue.queries.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-visit-files-'));
const nric = 'S0000001I';
const pdf: TestFile = {
  content: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  filename: 'letter.pdf',
  mediaType: 'application/pdf',
};
let server: TestServer;
let patient: SignedIn;
let doctor: SignedIn;
let photo: TestFile;
beforeAll(async () => {
  server = await startTestServer({ dataDir });
  patient = await server.welcome({ nric });
  doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .jpeg()
    .toBuffer();
  photo = { content, filename: 'ankle.jpg', mediaType: 'image/jpeg' };
});
afterEach(() => server.db.delete(consultation));
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

type Changes = Partial<typeof consultation.$inferInsert>;
const opened = (): Changes => ({ status: 'in_call', doctorId: doctor.id, calledAt: server.clock.now() });

async function change(room: string, changes: Changes): Promise<string> {
  const rows = await server.db
    .update(consultation)
    .set(changes)
    .where(eq(consultation.room, room))
    .returning();
  return rows[0]?.id ?? '';
}

/** Gives the patient a place; returns its id. */
async function wait(changes: Changes = {}): Promise<string> {
  const { room } = (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json();
  return await change(room, { messageCount: 0, ...changes });
}

type Parts = Parameters<typeof multipart>[0];

function sendParts(person: SignedIn, path: string, parts: Parts, key?: string) {
  const { payload, headers } = multipart(parts);
  const authorization = `Bearer ${person.token}`;
  const all = { ...headers, authorization, ...(key && { 'idempotency-key': key }) };
  return server.app.inject({ method: 'POST', url: `/api${path}`, headers: all, payload });
}

const send = (person: SignedIn, visit: string, file: TestFile = photo, key?: string) =>
  sendParts(person, `/consultations/${visit}/files`, [['document_file', file]], key);
const sendDocument = (person: SignedIn, visit: string, document: string) =>
  person.call('POST', `/consultations/${visit}/documents`, { document });
const open = (person: SignedIn, id: string) =>
  server.app.inject({
    url: `/api/files/${id}`,
    headers: { authorization: `Bearer ${person.token}`, accept: 'image/*, application/pdf' },
  });
const list = async (person: SignedIn, visit: string) =>
  (await person.call('GET', `/consultations/${visit}/messages`)).json().items;

async function addDocument(): Promise<{ uuid: string; file: string }> {
  const answer = await sendParts(patient, '/documents', [
    ['document_file', pdf],
    ['document_type', documentTypes[0]?.uuid ?? ''],
    ['name', 'Blood test December'],
  ]);
  return answer.json();
}

describe('a file of a patient who waits', () => {
  it('is counted at the desk, and opened by the doctor who opens the call', async () => {
    const visit = await wait();
    const sent = await send(patient, visit);
    expect(sent.statusCode).toBe(201);
    const { uuid, file } = sent.json();
    expect(sent.json()).toMatchObject({ from: 'patient', text: '' });
    expect(file).toMatchObject({ name: 'ankle.jpg', contentType: 'image/jpeg' });
    const desk = (await doctor.call('GET', '/PlatoPatientList')).json();
    expect(desk.items).toMatchObject([{ fileCount: 1 }]);
    expect((await open(doctor, uuid)).statusCode).toBe(404);
    await server.db.update(consultation).set(opened());
    const content = await open(doctor, uuid);
    expect(content.headers['content-type']).toBe('image/jpeg');
    expect(content.rawPayload.length).toBe(file.sizeBytes);
    expect(content.rawPayload.includes('where it was taken')).toBe(false);
    expect((await open(patient, uuid)).rawPayload).toEqual(content.rawPayload);
    expect(await list(doctor, visit)).toEqual([sent.json()]);
  });

  it('goes with its bytes when the patient leaves the queue', async () => {
    const visit = await wait();
    const { uuid } = (await send(patient, visit)).json();
    expect(existsSync(join(dataDir, 'files', uuid))).toBe(true);
    expect((await patient.call('DELETE', '/queue')).statusCode).toBe(204);
    expect(await server.db.select().from(visitMessage)).toEqual([]);
    expect((await open(patient, uuid)).statusCode).toBe(404);
    expect((await patient.call('GET', '/consultations')).json().items).toMatchObject([{ messageCount: 0 }]);
    await server.app.files.sweep(server.db, addMs(new Date(), 2 * hourMs));
    expect(existsSync(join(dataDir, 'files', uuid))).toBe(false);
  });

  it('goes when no doctor has come by the next day; that of a call stays', async () => {
    const visit = await wait();
    await send(patient, visit);
    const tomorrow = { now: addMs(server.clock.now(), dayMs), clinicTimeZone: 'Asia/Singapore' };
    await server.db.update(consultation).set({ calledAt: server.clock.now(), doctorId: doctor.id });
    await closeOutdated(server.db, tomorrow);
    expect(await server.db.select().from(visitMessage)).toHaveLength(1);
    await server.db.update(consultation).set({ calledAt: null, status: 'waiting' });
    await closeOutdated(server.db, tomorrow);
    expect(await server.db.select().from(visitMessage)).toEqual([]);
  });
});

describe('a file in a call', () => {
  it('of the doctor is read by the patient', async () => {
    const visit = await wait(opened());
    const { uuid } = (await send(doctor, visit, pdf)).json();
    expect((await open(patient, uuid)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('letter.pdf'),
    });
    expect(await list(patient, visit)).toMatchObject([{ from: 'doctor', file: { name: 'letter.pdf' } }]);
  });

  it('can be a document of the record, and stays when that is deleted', async () => {
    const visit = await wait(opened());
    const document = await addDocument();
    const sent = (await sendDocument(patient, visit, document.uuid)).json();
    expect(sent.file).toMatchObject({ name: 'Blood test December', contentType: 'application/pdf' });
    expect((await patient.call('DELETE', `/documents/${document.uuid}`)).statusCode).toBe(204);
    expect((await open(doctor, sent.uuid)).rawPayload).toEqual(pdf.content);
  });

  it('survives the sweep of bytes that belong to nothing', async () => {
    const visit = await wait(opened());
    const { uuid } = (await send(patient, visit)).json();
    await server.app.files.sweep(server.db, addMs(new Date(), 2 * hourMs));
    expect((await open(doctor, uuid)).statusCode).toBe(200);
  });

  it('stays with the visit when the account of the patient is deleted', async () => {
    const leaving = await server.welcome({ nric: 'S1234567D' });
    const { room } = (await leaving.call('GET', '/join-queue-plato?nric=S1234567D')).json();
    const visit = await change(room, opened());
    const { uuid } = (await send(leaving, visit)).json();
    await change(room, { status: 'ended', endedAt: server.clock.now() });
    const password = { password: testPassword };
    expect((await leaving.call('DELETE', '/delete-account', password)).statusCode).toBe(204);
    await server.app.files.sweep(server.db, addMs(new Date(), 2 * hourMs));
    expect((await open(doctor, uuid)).statusCode).toBe(200);
  });

  it('is stored once, however often it is sent', async () => {
    const visit = await wait(opened());
    const key = randomUUID();
    const first = (await send(patient, visit, photo, key)).json();
    expect((await send(patient, visit, photo, key)).json()).toEqual(first);
    expect(await list(doctor, visit)).toEqual([first]);
  });

  it('names each opening by the doctor in the audit trail, and to the patient', async () => {
    const visit = await wait(opened());
    const { uuid } = (await send(patient, visit)).json();
    await open(doctor, uuid);
    const entries = await server.db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.objectId, uuid), eq(auditEvent.actorId, doctor.id)));
    expect(entries).toMatchObject([{ action: 'record.open', subjectId: patient.id }]);
  });
});

describe('a file is refused', () => {
  it('from and for anybody else', async () => {
    const visit = await wait(opened());
    const { uuid } = (await send(patient, visit)).json();
    for (const stranger of [await server.welcome(), await server.welcome({ role: 'ROLE_DOCTOR' })]) {
      expect((await send(stranger, visit)).statusCode).toBe(404);
      expect((await open(stranger, uuid)).statusCode).toBe(404);
    }
  });

  it('of a doctor before the call, and of both long after it', async () => {
    const visit = await wait({ doctorId: doctor.id });
    expect((await send(doctor, visit)).json()).toMatchObject({ code: 'visit_over' });
    const endedAt = addMs(server.clock.now(), -hourMs);
    await server.db.update(consultation).set({ ...opened(), status: 'ended', endedAt });
    expect((await send(patient, visit)).json()).toMatchObject({ code: 'visit_over' });
  });

  it('after 20 others', async () => {
    const visit = await wait({ fileCount: 19 });
    expect((await send(patient, visit)).statusCode).toBe(201);
    expect((await send(patient, visit)).json()).toMatchObject({
      code: 'visit_files_full',
      message: 'This visit has 20 photos and documents, and takes no more. Show the rest in the call.',
    });
  });

  it('when it cannot be read, with advice', async () => {
    const visit = await wait();
    const answer = await send(patient, visit, { ...photo, content: Buffer.from('<script>') });
    expect(answer.json()).toMatchObject({
      code: 'unreadable_file',
      fields: [{ name: 'document_file', message: expect.stringContaining('Choose a JPEG') }],
    });
    expect(await list(patient, visit)).toEqual([]);
  });

  it('when it is a document of somebody else', async () => {
    const visit = await wait(opened());
    const { uuid } = await addDocument();
    expect((await sendDocument(doctor, visit, uuid)).statusCode).toBe(403);
    const foreign = await sendDocument(patient, visit, randomUUID());
    expect(foreign.json().fields).toEqual([
      { name: 'document', message: 'This document is not in your record any more.' },
    ]);
  });
});
