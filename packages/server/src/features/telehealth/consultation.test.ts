import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvent, consultation } from '../../db/schema.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let doctor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
});
afterAll(() => server.close());

/** A patient in a call with the doctor. */
async function startCall(nric: string): Promise<{ patient: SignedIn; id: string }> {
  const patient = await server.welcome({ nric, fullName: 'Tan Mei Ling' });
  const { room } = (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json();
  const [row] = await server.db
    .update(consultation)
    .set({ status: 'in_call', doctorId: doctor.id, calledAt: server.clock.now() })
    .where(eq(consultation.room, room))
    .returning();
  return { patient, id: row?.id ?? '' };
}

describe('what a doctor leaves behind in a consultation', () => {
  it('keeps what is not named, and is read by the patient once the call has ended', async () => {
    const { patient, id } = await startCall('S0000001I');
    const first = await doctor.call('PATCH', `/consultations/${id}`, {
      note: 'Blood pressure discussed.',
      identityConfirmed: true,
    });
    expect(first.statusCode).toBe(200);
    const second = await doctor.call('PATCH', `/consultations/${id}`, { plan: 'Measure twice a day.' });
    expect(second.json()).toMatchObject({
      uuid: id,
      with: 'Tan Mei Ling',
      patientUuid: patient.id,
      note: 'Blood pressure discussed.',
      plan: 'Measure twice a day.',
      identityConfirmed: true,
      noShow: false,
    });
    const seen = async () => (await patient.call('GET', '/consultations')).json().items[0];
    expect(await seen()).toMatchObject({ note: null, plan: null, identityConfirmed: true });
    expect(await seen()).not.toHaveProperty('patientUuid');
    await server.db.update(consultation).set({ status: 'ended' }).where(eq(consultation.id, id));
    expect(await seen()).toMatchObject({ note: 'Blood pressure discussed.', plan: 'Measure twice a day.' });
  });

  it('is recorded for the patient, without the words', async () => {
    const { patient, id } = await startCall('S0000002G');
    await doctor.call('PATCH', `/consultations/${id}`, { note: 'Private words.', identityConfirmed: true });
    await doctor.call('PATCH', `/consultations/${id}`, { identityConfirmed: true, noShow: false });
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.subjectId, patient.id));
    expect(events.map(({ action }) => action)).toEqual(['identity.confirm', 'note.write']);
    expect(JSON.stringify(events)).not.toContain('Private words');
  });

  it('is closed to other doctors and to patients', async () => {
    const { patient, id } = await startCall('S0000003E');
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    const foreign = await other.call('PATCH', `/consultations/${id}`, { note: 'x' });
    const unknown = await other.call('PATCH', '/consultations/4c1d8f0a-3a63-4c61-8a53-6d1e8a6f2b10', {
      note: 'x',
    });
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    expect((await patient.call('PATCH', `/consultations/${id}`, { note: 'x' })).statusCode).toBe(403);
  });

  it('is refused when it is too long, with the reason', async () => {
    const { id } = await startCall('S0000004C');
    const answer = await doctor.call('PATCH', `/consultations/${id}`, { note: 'x'.repeat(10_001) });
    expect(answer.json().fields).toEqual([{ name: 'note', message: 'Enter at most 10000 characters.' }]);
  });
});
