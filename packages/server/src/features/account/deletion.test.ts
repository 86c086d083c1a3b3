import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from '../../../test/helpers/multipart.ts';
import {
  type SignedIn,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test/helpers/server.ts';
import {
  account,
  auditEvent,
  consultation,
  formerPatient,
  healthAnswers,
  storedFile,
} from '../../db/schema.ts';
import { deleteFormerPatients } from '../telehealth/clinicalRecord.queries.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-deletion-'));
const blobs = () => (existsSync(join(dataDir, 'files')) ? readdirSync(join(dataDir, 'files')) : []);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ dataDir });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

async function addAvatar(person: SignedIn): Promise<void> {
  const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const { payload, headers } = multipart([
    ['avatar', { content, filename: 'me.png', mediaType: 'image/png' }],
  ]);
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/users/${person.id}`,
    payload,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
  });
  expect(answer.statusCode).toBe(200);
}

it('erases the account with all its data, except the audit trail', async () => {
  const [person, other] = [await server.welcome(), await server.welcome()];
  await addAvatar(person);
  await addAvatar(other);
  await person.call('PATCH', '/health-answers', { isFrail: false });
  expect(blobs()).toHaveLength(2);
  expect((await person.call('DELETE', '/delete-account', { password: testPassword })).statusCode).toBe(204);
  expect((await person.call('GET', '/me')).json().code).toBe('session_ended');
  expect(await server.db.select().from(account).where(eq(account.id, person.id))).toEqual([]);
  expect(await server.db.select().from(healthAnswers)).toEqual([]);
  expect((await server.db.select().from(storedFile)).map(({ ownerId }) => ownerId)).toEqual([other.id]);
  expect(blobs()).toHaveLength(1);
  const trail = await server.db.select().from(auditEvent).where(eq(auditEvent.actorId, person.id));
  expect(trail.map(({ action }) => action)).toContain('account.delete');
  expect(JSON.stringify(trail)).not.toContain(person.email);
});

it('accepts the password from the query as well, with any character', async () => {
  const person = await server.welcome();
  const path = `/delete-account?password=${encodeURIComponent(testPassword)}`;
  expect((await person.call('DELETE', path)).statusCode).toBe(204);
});

it('refuses a wrong password, and keeps the session', async () => {
  const person = await server.welcome();
  for (const answer of [
    await person.call('DELETE', '/delete-account'),
    await person.call('DELETE', '/delete-account', { password: 'wrong' }),
    await person.call('DELETE', '/delete-account?password=wrong'),
  ]) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('wrong_password');
  }
  expect((await person.call('GET', '/me')).statusCode).toBe(200);
});

it('requires reauthentication with the identity provider from an account without a password', async () => {
  const person = await server.welcome();
  await server.db.update(account).set({ passwordHash: null }).where(eq(account.id, person.id));
  const answer = await person.call('DELETE', '/delete-account', { password: testPassword });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({
    code: 'reauthentication_required',
    message: 'Please sign in again to do this.',
  });
});

it('keeps the consultations for the doctor who attended, until the retention ends', async () => {
  const doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
  const other = await server.welcome({ role: 'ROLE_DOCTOR' });
  const patient = await server.welcome({ fullName: 'Tan Mei Ling', nric: 'S0000001I' });
  const visit = async () => (await patient.call('GET', '/join-queue-plato?nric=S0000001I')).json().room;
  const [attended] = await server.db
    .update(consultation)
    .set({ status: 'ended', doctorId: doctor.id, calledAt: server.clock.now(), endedAt: server.clock.now() })
    .where(eq(consultation.room, await visit()))
    .returning();
  const path = `/consultations/${attended?.id}`;
  await doctor.call('PATCH', path, { note: 'Blood pressure discussed.', isFinished: true });
  await visit();
  expect((await patient.call('DELETE', '/delete-account', { password: testPassword })).statusCode).toBe(204);

  const kept = await server.db.select().from(consultation).where(eq(consultation.ownerId, patient.id));
  expect(kept.map(({ id }) => id)).toEqual([attended?.id]);
  expect((await doctor.call('GET', path)).json()).toMatchObject({
    with: 'Tan Mei Ling',
    note: 'Blood pressure discussed.',
    patient: {
      fullName: 'Tan Mei Ling',
      nricMasked: '*****001I',
      accountDeletedAt: '2026-01-01T04:00:00.000Z',
      keptUntil: '2032-01-01T04:00:00.000Z',
    },
  });
  expect((await doctor.call('GET', '/consultations')).json().items[0].with).toBe('Tan Mei Ling');
  expect((await doctor.call('GET', `/patients/${patient.id}`)).json().code).toBe('care_relation_required');
  expect((await other.call('GET', path)).json().code).toBe('not_found');

  await deleteFormerPatients(server.db, new Date('2031-12-31T00:00:00.000Z'));
  expect(await server.db.select().from(formerPatient)).toHaveLength(1);
  await deleteFormerPatients(server.db, new Date('2032-01-02T00:00:00.000Z'));
  expect(await server.db.select().from(formerPatient)).toEqual([]);
  expect(await server.db.select().from(consultation)).toEqual([]);
});
