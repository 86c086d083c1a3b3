import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { createSockets, type TestSocket } from '../../../test/helpers/sockets.ts';
import { consultation, recordAccess } from '../../db/schema.ts';

let server: TestServer;
let doctor: SignedIn;
let sockets: ReturnType<typeof createSockets>;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0 });
  sockets = createSockets(server.app);
  doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
});
afterEach(() => sockets.closeAll());
afterAll(() => server.close());

const join = async (patient: SignedIn, nric: string): Promise<string> =>
  (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json().room;

describe('the queue for the doctor', () => {
  const rowOf = async (person: SignedIn, patient: SignedIn) =>
    (await person.call('GET', '/PlatoPatientList'))
      .json()
      .items.find(({ patientUuid }: { patientUuid: string }) => patientUuid === patient.id);

  it('shows the camera and microphone of a patient after the browser has reported them', async () => {
    const patient = await server.welcome({ nric: 'S0000001I', fullName: 'Tan Mei Ling' });
    const report = (hasCamera: boolean) =>
      patient.call('PUT', '/queue/devices', { hasCamera, hasMicrophone: true });
    expect((await report(true)).json().code).toBe('not_found');
    await join(patient, 'S0000001I');
    expect(await rowOf(doctor, patient)).toMatchObject({ devices: null, isMine: false, noShowFrom: null });
    expect((await report(false)).statusCode).toBe(204);
    expect((await rowOf(doctor, patient)).devices).toEqual({
      hasCamera: false,
      hasMicrophone: true,
      checkedAt: '2026-01-01T04:00:00.000Z',
    });
  });

  it('shows the doctor of a call, and to that doctor alone when a no-show may be recorded', async () => {
    const patient = await server.welcome({ nric: 'S0000002G' });
    const room = await join(patient, 'S0000002G');
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    await server.db
      .update(consultation)
      .set({ status: 'in_call', doctorId: doctor.id, calledAt: server.clock.now() })
      .where(eq(consultation.room, room));
    expect(await rowOf(doctor, patient)).toMatchObject({
      isMine: true,
      noShowFrom: '2026-01-01T04:03:00.000Z',
    });
    expect(await rowOf(other, patient)).toMatchObject({ isMine: false, noShowFrom: null });
  });
});

describe('where the patient of a call is', () => {
  it('is shown to the doctor of the call alone, with the address on record, until the call ends', async () => {
    const patient = await server.welcome({ nric: 'S0000007H' });
    await patient.call('POST', `/users/${patient.id}`, { phone: '+65 9123 4567' });
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    const say = (location: string) => patient.call('PUT', '/queue/location', { location });
    expect((await say('At work')).json().code).toBe('not_found');
    const room = await join(patient, 'S0000007H');
    await patient.call('POST', '/addresses', {
      address: '12 Marina View',
      unitNumber: '08-123',
      postalCode: '018961',
      country: 'Singapore',
    });
    const ownLocation = async () => (await patient.call('GET', '/queue')).json().place.location;
    expect(await ownLocation()).toBeNull();
    expect((await say('At work, level 8')).statusCode).toBe(204);
    expect(await ownLocation()).toBe('At work, level 8');
    const [row] = await server.db
      .update(consultation)
      .set({ status: 'in_call', doctorId: doctor.id, calledAt: server.clock.now() })
      .where(eq(consultation.room, room))
      .returning();
    const read = (person: SignedIn) => person.call('GET', `/consultations/${row?.id}`);
    expect((await read(doctor)).json().emergency).toEqual({
      location: 'At work, level 8',
      address: expect.stringMatching(/^12 Marina View, .*08-123, 018961$/),
      phone: '+65 9123 4567',
    });
    expect((await read(other)).statusCode).toBe(404);
    for (const person of [doctor, other, patient]) {
      const lists = [
        await person.call('GET', '/PlatoPatientList'),
        await person.call('GET', '/consultations'),
      ];
      expect(lists.map(({ body }) => body).join('')).not.toContain('At work');
    }
    expect((await doctor.call('POST', '/end-call', { room })).statusCode).toBeLessThan(300);
    expect((await read(doctor)).json().emergency).toBeNull();
    const [ended] = await server.db.select().from(consultation).where(eq(consultation.room, room));
    expect(ended).toMatchObject({ status: 'ended', presentLocation: null });
  });
});

describe('a location that the patient gives during the call', () => {
  it('is announced to the doctor of the call, and to no other', async () => {
    const patient = await server.welcome({ nric: 'S0000008F' });
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    const roomId = await join(patient, 'S0000008F');
    const inCall = await sockets.connect({ token: doctor.token, roomId });
    const elsewhere = await sockets.connect({ token: other.token });
    await patient.call('PUT', '/queue/location', { location: 'At work, level 8' });
    const pushesTo = ({ received }: TestSocket) =>
      received.filter(([, payload]) => Object(payload).isOwnPlace === true);
    await expect.poll(() => pushesTo(inCall)).toEqual([['queue:changed', { isOwnPlace: true }]]);
    await server.app.live.placeChanged(other.id);
    await expect.poll(() => pushesTo(elsewhere)).toHaveLength(1);
    expect(JSON.stringify([inCall.received, elsewhere.received])).not.toContain('At work');
  });
});

describe('the patients of a doctor', () => {
  const find = async (person: SignedIn, query = '') => (await person.call('GET', `/patients${query}`)).json();
  const names = async (person: SignedIn, query = '') =>
    (await find(person, query)).items.map(({ fullName }: { fullName: string }) => fullName);

  it('are those in the queue, attended, or opened with a reason: each once, and no others', async () => {
    const own = await server.welcome({ role: 'ROLE_DOCTOR' });
    const known = await names(own);
    await server.welcome({ nric: 'S0000003E', fullName: 'Stranger Lim' });
    expect(await names(own)).toEqual(known);
    const attended = await server.welcome({ nric: 'S0000004C', fullName: 'Attended 100% Tan' });
    for (const _visit of [1, 2]) {
      const room = await join(attended, 'S0000004C');
      await server.db
        .update(consultation)
        .set({ status: 'ended', doctorId: own.id })
        .where(eq(consultation.room, room));
    }
    expect(await names(own, '?s=attended')).toEqual(['Attended 100% Tan']);
    expect(await names(doctor, '?s=attended')).toEqual([]);
    const reason = 'Brought unconscious to the clinic.';
    await own.call('POST', '/record-accesses', { nric: 'S0000003E', reason });
    expect(await names(own, '?s=LIM')).toEqual(['Stranger Lim']);
    await server.db
      .update(recordAccess)
      .set({ expiresAt: server.clock.now() })
      .where(eq(recordAccess.doctorId, own.id));
    expect(await names(own, '?s=LIM')).toEqual([]);
  });

  it('are found by a part of the name, taken literally', async () => {
    const own = await server.welcome({ role: 'ROLE_DOCTOR' });
    const patient = await server.welcome({ nric: 'S0000005A', fullName: 'Percy 5% Ng' });
    await join(patient, 'S0000005A');
    expect(await names(own, '?s=5%25')).toEqual(['Percy 5% Ng']);
    expect(await names(own, '?s=_')).toEqual([]);
  });

  it('are listed in pages, the latest first, without whole identity numbers', async () => {
    const own = await server.welcome({ role: 'ROLE_DOCTOR' });
    const first = await find(own, '?limit=1');
    expect(first.items).toHaveLength(1);
    const seen = [...first.items];
    for (let cursor = first.nextCursor; cursor; ) {
      const page = await find(own, `?limit=1&cursor=${cursor}`);
      seen.push(...page.items);
      cursor = page.nextCursor;
    }
    const all = (await find(own)).items;
    expect(seen).toEqual(all);
    const instants: number[] = all.map(({ lastAt }: { lastAt: string }) => Date.parse(lastAt));
    expect(instants).toEqual([...instants].sort((one, other) => other - one));
    expect(JSON.stringify(all)).not.toMatch(/S\d{7}[A-Z]/);
  });

  it('are listed for doctors only', async () => {
    for (const role of ['ROLE_USER', 'ROLE_ADMIN'] as const)
      expect((await find(await server.welcome({ role }))).code).toBe('not_allowed');
  });
});
