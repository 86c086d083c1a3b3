import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { auditEvent, consultation } from '../../db/schema.ts';

let server: TestServer;
let doctor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
});
afterAll(() => server.close());

const join = (person: SignedIn, nric: string) =>
  person.call('GET', `/join-queue-plato?nric=${nric}&json=true`);
const status = (person: SignedIn, nric: string) => person.call('GET', `/queuePlato?nric=${nric}&json=true`);

describe('the queue', () => {
  it('returns a place, a room and the number of waiting patients, and the same for a repeated request', async () => {
    const patient = await server.welcome({ nric: 'S0000001I' });
    const first = await join(patient, 'S0000001I');
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ patient_found: true, checked_in_count: 1, doctors_online: 0 });
    expect(Buffer.from(first.json().room, 'base64url')).toHaveLength(24);
    expect((await join(patient, 's0000001i')).json()).toEqual(first.json());
    expect((await status(patient, 'S0000001I')).json()).toEqual(first.json());
    expect((await patient.call('DELETE', '/queue')).statusCode).toBe(204);
  });

  it('gives one place to ten concurrent requests', async () => {
    const patient = await server.welcome({ nric: 'S0000002G' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(patient, 'S0000002G')));
    expect(new Set(answers.map((answer) => answer.json().room)).size).toBe(1);
    await patient.call('DELETE', '/queue');
  });

  it.each(['/join-queue-plato', '/queuePlato'])(
    '%s responds equally to a foreign and an unknown identity number',
    async (path) => {
      const patient = await server.welcome();
      await server.addPerson({ nric: path === '/queuePlato' ? 'S0000003E' : 'S0000004C' });
      const foreign = await patient.call(
        'GET',
        `${path}?nric=${path === '/queuePlato' ? 'S0000003E' : 'S0000004C'}`,
      );
      const unknown = await patient.call('GET', `${path}?nric=S9999999Z`);
      expect(foreign.statusCode).toBe(404);
      expect(foreign.json()).toMatchObject({ code: 'patient_not_found', message: 'Patient not found' });
      expect({ ...unknown.json(), requestId: '' }).toEqual({ ...foreign.json(), requestId: '' });
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(foreign.headers));
    },
  );

  it('reports when the patient has no place', async () => {
    const patient = await server.welcome({ nric: 'S0000005A' });
    expect((await status(patient, 'S0000005A')).json()).toEqual({
      patient_found: false,
      checked_in_count: 0,
      room: null,
      doctors_online: 0,
      position: null,
      wait: null,
    });
  });

  it('refuses an invalid identity number, with the reason', async () => {
    const patient = await server.welcome();
    const answer = await join(patient, 'S123');
    expect(answer.json().fields).toEqual([
      { name: 'nric', message: 'Enter an identity number of one letter, seven digits and one letter.' },
    ]);
  });

  it('limits how often one account may ask to join', async () => {
    const patient = await server.welcome();
    const answers = await Promise.all(Array.from({ length: 21 }, () => join(patient, 'S9999999Z')));
    const last = answers.find(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(20);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(last?.json().code).toBe('too_many_requests');
  });

  it("counts today's patients only, and replaces a place of yesterday", async () => {
    server.clock.set('2026-01-01T15:30:00.000Z');
    const late = await server.signIn(await server.addPerson({ nric: 'S0000006Z' }));
    const before = (await join(late, 'S0000006Z')).json();
    server.clock.set('2026-01-01T16:00:00.000Z');
    const again = await server.signIn(late);
    expect((await status(again, 'S0000006Z')).json()).toMatchObject({
      patient_found: false,
      checked_in_count: 0,
    });
    const after = (await join(again, 'S0000006Z')).json();
    expect(after).toMatchObject({ patient_found: true, checked_in_count: 1 });
    expect(after.room).not.toBe(before.room);
    await again.call('DELETE', '/queue');
    server.clock.set('2026-01-01T04:00:00.000Z');
  });

  it.each(['ROLE_DOCTOR', 'ROLE_ADMIN'] as const)(
    'lets %s look up and queue a patient by identity number, and records it',
    async (role) => {
      const nric = role === 'ROLE_DOCTOR' ? 'S0000011F' : 'S0000012D';
      const patient = await server.welcome({ nric });
      const staff = await server.welcome({ role });
      expect((await status(staff, nric)).json()).toMatchObject({ patient_found: false, room: null });
      const { room } = (await join(staff, nric)).json();
      expect((await status(patient, nric)).json()).toMatchObject({ patient_found: true, room });
      expect((await join(staff, 'S9999999Z')).json().code).toBe('patient_not_found');
      const events = await server.db.select().from(auditEvent).where(eq(auditEvent.actorId, staff.id));
      expect(events.slice(1)).toMatchObject([
        { action: 'queue.look_up', outcome: 'done', objectId: patient.id },
        { action: 'queue.join', outcome: 'done', objectId: patient.id },
        { action: 'queue.join', outcome: 'done' },
        { action: 'queue.join', outcome: 'refused' },
      ]);
      await patient.call('DELETE', '/queue');
    },
  );

  it('records joins and refusals', async () => {
    const patient = await server.welcome({ nric: 'S0000007H' });
    await join(patient, 'S9999999Z');
    await join(patient, 'S0000007H');
    await patient.call('DELETE', '/queue');
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.actorId, patient.id));
    expect(events.map(({ action, outcome }) => `${action} ${outcome}`).slice(1)).toEqual([
      'queue.join refused',
      'queue.join done',
      'queue.leave done',
    ]);
    expect(JSON.stringify(events)).not.toContain('S0000007H');
  });
});

describe("the doctor's desk", () => {
  it('lists waiting patients in order of arrival, with the identity number masked', async () => {
    const first = await server.welcome({ fullName: 'Tan Mei Ling', nric: 'S1234567D' });
    const second = await server.welcome({ fullName: 'Ravi Kumar', nric: 'S7654321F' });
    await join(first, 'S1234567D');
    server.clock.advance(1000);
    await join(second, 'S7654321F');
    const { items, nextCursor } = (await doctor.call('GET', '/PlatoPatientList')).json();
    expect(items).toMatchObject([
      { fullName: 'Tan Mei Ling', nricMasked: '*****567D', status: 'waiting' },
      { fullName: 'Ravi Kumar', nricMasked: '*****321F', status: 'waiting' },
    ]);
    expect(nextCursor).toBeNull();
    expect((await status(first, 'S1234567D')).json().checked_in_count).toBe(2);
    await first.call('DELETE', '/queue');
    await second.call('DELETE', '/queue');
  });

  it('switches availability, which patients see as doctors online', async () => {
    const patient = await server.welcome({ nric: 'S0000008F' });
    expect((await doctor.call('GET', '/check-doctor-availability')).json()).toEqual({ isAvailable: false });
    const answer = await doctor.call('PATCH', '/update-doctor-availability', { isAvailable: true });
    expect(answer.json()).toEqual({ isAvailable: true });
    expect((await status(patient, 'S0000008F')).json().doctors_online).toBe(1);
    await doctor.call('PATCH', '/update-doctor-availability', { isAvailable: false });
  });

  it.each([
    ['/PlatoPatientList', 'ROLE_USER'],
    ['/check-doctor-availability', 'ROLE_USER'],
    ['/check-doctor-availability', 'ROLE_ADMIN'],
  ] as const)('%s is not accessible to %s', async (path, role) => {
    const person = await server.welcome({ role });
    expect((await person.call('GET', path)).json().code).toBe('not_allowed');
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.actorId, person.id));
    expect(events.at(-1)).toMatchObject({ action: 'access', outcome: 'refused' });
  });

  it('shows waiting patients to admins', async () => {
    const admin = await server.welcome({ role: 'ROLE_ADMIN' });
    const answer = await admin.call('GET', '/PlatoPatientList');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().items.every(({ isMine }: { isMine: boolean }) => !isMine)).toBe(true);
  });
});

describe('consultations', () => {
  it('are listed for the two participants only, with the other’s name', async () => {
    const patient = await server.welcome({ fullName: 'Tan Mei Ling', nric: 'S0000009D' });
    const { room } = (await join(patient, 'S0000009D')).json();
    expect((await patient.call('GET', '/consultations')).json().items).toMatchObject([
      { with: null, status: 'waiting', room, endedAt: null },
    ]);
    await server.db
      .update(consultation)
      .set({ status: 'ended', doctorId: doctor.id, endedAt: server.clock.now() })
      .where(eq(consultation.room, room));
    expect((await patient.call('GET', '/consultations')).json().items).toMatchObject([
      { with: 'Dr Priya Nair', status: 'ended', room: null },
    ]);
    expect((await doctor.call('GET', '/consultations')).json().items).toMatchObject([
      { with: 'Tan Mei Ling' },
    ]);
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect((await other.call('GET', '/consultations')).json().items).toEqual([]);
  });

  it('do not allow to leave the queue after the doctor has joined; calls of others have no effect', async () => {
    const patient = await server.welcome({ nric: 'S0000010H' });
    const { room } = (await join(patient, 'S0000010H')).json();
    await server.db
      .update(consultation)
      .set({ status: 'in_call', doctorId: doctor.id, calledAt: server.clock.now() })
      .where(eq(consultation.room, room));
    const answer = await patient.call('DELETE', '/queue');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'in_consultation',
      message: 'You are in a consultation. End the call first.',
    });
    const bystander = await server.welcome();
    expect((await bystander.call('DELETE', '/queue')).statusCode).toBe(204);
  });
});
