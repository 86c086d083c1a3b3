import { VIDEO_CONSENT } from '@vitalane/clinical';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { auditEvent, consultation, videoConsent } from '../../db/schema.ts';

let server: TestServer;
let doctor: SignedIn;
let patient: SignedIn;
const nric = 'S0000001I';
beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  patient = await server.welcome({ nric });
});
afterEach(async () => {
  await server.db.delete(consultation);
  await server.db.delete(videoConsent);
});
afterAll(() => server.close());

const present = { version: VIDEO_CONSENT.version, language: 'en' };
const give = (answer = present) => patient.call('PUT', '/queue/consent', answer);
const asked = async () => (await patient.call('GET', '/queue/consent')).json();
const join = () => patient.call('GET', `/join-queue-plato?nric=${nric}`);
const visits = async (person: SignedIn) => (await person.call('GET', '/consultations')).json().items;

/** Stores the consent of the patient as if the text had been another one. */
const makeOutdated = () =>
  server.db
    .update(videoConsent)
    .set({ consent: { text: { ...VIDEO_CONSENT, version: 'earlier' }, givenAt: earlier } })
    .where(eq(videoConsent.ownerId, patient.id));
const earlier = '2020-01-01T00:00:00.000Z';

/** Lets the doctor open the call, and returns its consultation. */
async function open(): Promise<string> {
  const [row] = await server.db
    .update(consultation)
    .set({ status: 'in_call', doctorId: doctor.id, calledAt: server.clock.now() })
    .returning();
  return row?.id ?? '';
}

describe('the consent to a visit by video', () => {
  it('is asked for with its text, and given once', async () => {
    const text = { ...VIDEO_CONSENT };
    expect(await asked()).toEqual({ text, givenAt: null });
    const givenAt = server.clock.now().toISOString();
    expect((await give()).statusCode).toBe(204);
    server.clock.advance(60_000);
    await give();
    expect(await asked()).toEqual({ text, givenAt });
  });

  it('stays with each later visit, for its patient and its doctor', async () => {
    const givenAt = server.clock.now().toISOString();
    await give();
    server.clock.advance(60_000);
    await join();
    const consent = { text: { ...VIDEO_CONSENT }, givenAt };
    expect(await visits(patient)).toMatchObject([{ consent }]);
    const id = await open();
    expect((await doctor.call('GET', `/consultations/${id}`)).json()).toMatchObject({ consent });
    // A visit keeps what was agreed to before it.
    await makeOutdated();
    expect(await visits(patient)).toMatchObject([{ consent }]);
  });

  it('is asked for again when the text changes', async () => {
    await give();
    await makeOutdated();
    expect(await asked()).toMatchObject({ givenAt: null });
    await join();
    expect(await visits(patient)).toMatchObject([{ consent: null }]);
    await give();
    expect(await asked()).toMatchObject({ givenAt: server.clock.now().toISOString() });
    expect(await visits(patient)).toMatchObject([{ consent: { text: present } }]);
  });

  it.each([
    { version: 'earlier', language: 'en' },
    { version: present.version, language: 'zh' },
  ])('is refused for another text: %o', async (answer) => {
    const refusal = await give(answer);
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json()).toMatchObject({
      code: 'consent_outdated',
      message: 'The text has changed. Read it again before you agree.',
    });
    expect(await asked()).toMatchObject({ givenAt: null });
  });

  it('can be given while waiting, and is recorded', async () => {
    await join();
    const [visit] = await visits(patient);
    expect(visit).toMatchObject({ consent: null });
    await give();
    expect(await visits(patient)).toMatchObject([{ consent: { text: present } }]);
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.action, 'consent.give'));
    expect(events.at(-1)).toMatchObject({ actorId: patient.id, objectId: visit.uuid, outcome: 'done' });
  });

  it('that the patient gives in the call is noted by the doctor, and replaces no other', async () => {
    await join();
    const id = await open();
    const note = () => doctor.call('PATCH', `/consultations/${id}`, { hasConsented: true });
    const spoken = { text: null, givenAt: server.clock.now().toISOString() };
    expect((await note()).json()).toMatchObject({ consent: spoken });
    server.clock.advance(60_000);
    expect((await note()).json()).toMatchObject({ consent: spoken });
    expect(await visits(patient)).toMatchObject([{ consent: spoken }]);
    const refusal = await doctor.call('PATCH', `/consultations/${id}`, { hasConsented: false });
    expect(refusal.statusCode).toBe(422);
  });
});
