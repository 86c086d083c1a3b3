import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { findCareRelation } from '../../authorisation/careRelation.queries.ts';
import { auditEvent, consultation, notification } from '../../db/schema.ts';

let server: TestServer;
let doctor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
});
afterAll(() => server.close());

const reason = 'Brought unconscious to the clinic.';
const open = (person: SignedIn, nric: string, words = reason) =>
  person.call('POST', '/record-accesses', { nric, reason: words });

describe('opening a record without a care relation', () => {
  it('requires a reason, lasts an hour, and is shown to the patient and the clinic', async () => {
    const admin = await server.welcome({ role: 'ROLE_ADMIN' });
    const patient = await server.welcome({ nric: 'S0000001I' });
    const answer = await open(doctor, 'S0000001I');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ patientUuid: patient.id, expiresAt: '2026-01-01T05:00:00.000Z' });
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.subjectId, patient.id));
    expect(events).toMatchObject([
      { actorId: doctor.id, action: 'record.open_without_relation', outcome: 'done', reason },
    ]);
    const notices = await server.db.select().from(notification).where(eq(notification.ownerId, admin.id));
    expect(notices.map(({ title }) => title)).toEqual(['A record was opened without a care relation']);
  });

  it('returns not found for an unknown patient, and records the attempt', async () => {
    const answer = await open(doctor, 'S9999999Z');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'records_not_found',
      message: 'Patient Records Not Found',
    });
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.outcome, 'refused'));
    expect(events.at(-1)).toMatchObject({ actorId: doctor.id, action: 'record.open_without_relation' });
  });

  it.each(['short', '            ', `no${'\u200b'.repeat(12)}`])(
    'requires a reason in words: %j is refused',
    async (words) => {
      const answer = await open(doctor, 'S0000001I', words);
      expect(answer.json().fields).toEqual([{ name: 'reason', message: 'Enter at least 10 characters.' }]);
    },
  );

  it('happens once for one Idempotency-Key', async () => {
    await server.addPerson({ nric: 'S0000002G' });
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/record-accesses',
        headers: { authorization: `Bearer ${doctor.token}`, 'idempotency-key': 'record-access-1' },
        payload: { nric: 'S0000002G', reason },
      });
    expect((await send()).json()).toEqual((await send()).json());
  });

  it('is not allowed for patients and admins', async () => {
    for (const role of ['ROLE_USER', 'ROLE_ADMIN'] as const) {
      expect((await open(await server.welcome({ role }), 'S0000001I')).json().code).toBe('not_allowed');
    }
  });
});

const dayMs = 86_400_000;

describe('the care relation of a doctor and a patient', () => {
  const relation = async (person: SignedIn, patient: { id: string }) => {
    const caller = { accountId: person.id, role: 'ROLE_DOCTOR' } as const;
    const time = { now: server.clock.now(), clinicTimeZone: 'Asia/Singapore', recordAccessMs: 30 * dayMs };
    return await findCareRelation(server.db, caller, { patient: { accountId: patient.id }, time });
  };

  it('exists while the patient waits, and for thirty days with the doctor who attended', async () => {
    const patient = await server.welcome({ nric: 'S0000003E' });
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect(await relation(doctor, patient)).toBeUndefined();
    const { room } = (await patient.call('GET', '/join-queue-plato?nric=S0000003E')).json();
    expect(await relation(doctor, patient)).toBe('in_queue');
    await server.db
      .update(consultation)
      .set({ status: 'ended', doctorId: doctor.id })
      .where(eq(consultation.room, room));
    expect(await relation(doctor, patient)).toBe('attended');
    expect(await relation(other, patient)).toBeUndefined();
    server.clock.advance(30 * dayMs);
    expect(await relation(doctor, patient)).toBe('attended');
    server.clock.advance(1);
    expect(await relation(doctor, patient)).toBeUndefined();
    server.clock.advance(-30 * dayMs - 1);
  });

  it('lasts an hour after a reason was given, for the doctor who gave it', async () => {
    const patient = await server.addPerson({ nric: 'S0000004C' });
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    await open(doctor, 'S0000004C');
    expect(await relation(doctor, patient)).toBe('without_relation');
    expect(await relation(other, patient)).toBeUndefined();
    server.clock.advance(3_600_000);
    expect(await relation(doctor, patient)).toBeUndefined();
  });
});
