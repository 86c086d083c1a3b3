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

/** Creates a patient in a call with the doctor. */
async function startCall(nric: string): Promise<{ patient: SignedIn; id: string; room: string }> {
  const patient = await server.welcome({ nric, fullName: 'Tan Mei Ling' });
  const { room } = (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json();
  const [row] = await server.db
    .update(consultation)
    .set({ status: 'in_call', doctorId: doctor.id, calledAt: server.clock.now() })
    .where(eq(consultation.room, room))
    .returning();
  return { patient, id: row?.id ?? '', room };
}

const end = (id: string) =>
  server.db
    .update(consultation)
    .set({ status: 'ended', endedAt: server.clock.now() })
    .where(eq(consultation.id, id));

describe('ending a call by a request', () => {
  const endsOf = async (id: string) =>
    (await server.db.select().from(auditEvent).where(eq(auditEvent.objectId, id))).filter(
      ({ action }) => action === 'call.end',
    );

  it.each(['patient', 'doctor'] as const)('ends it once for the %s, whoever is in the room', async (role) => {
    const { patient, id, room } = await startCall(role === 'patient' ? 'S0000020E' : 'S0000021C');
    const person = { patient, doctor }[role];
    for (const _ of ['first', 'repeated'])
      expect((await person.call('POST', '/end-call', { room })).statusCode).toBe(204);
    expect((await patient.call('GET', '/queue')).json().place).toBeNull();
    expect((await doctor.call('GET', `/consultations/${id}`)).json()).toMatchObject({
      status: 'ended',
      endedAt: server.clock.now().toISOString(),
    });
    expect(await endsOf(id)).toMatchObject([{ actorId: person.id, outcome: 'done' }]);
    const finished = await doctor.call('PATCH', `/consultations/${id}`, { isFinished: true });
    expect(finished.statusCode).toBe(200);
  });

  it('keeps the place of a patient who waits', async () => {
    const patient = await server.welcome({ nric: 'S0000022A' });
    const { room } = (await patient.call('GET', '/join-queue-plato?nric=S0000022A')).json();
    expect((await patient.call('POST', '/end-call', { room })).statusCode).toBe(204);
    expect((await patient.call('GET', '/queue')).json().place).toMatchObject({ room, status: 'waiting' });
    // A doctor who has not begun the call has nothing to end.
    expect((await doctor.call('POST', '/end-call', { room })).statusCode).toBe(404);
  });

  it('leaves a later consultation of the two as it is', async () => {
    const { patient, room } = await startCall('S0000023Z');
    await doctor.call('POST', '/end-call', { room });
    const again = (await patient.call('GET', '/join-queue-plato?nric=S0000023Z')).json();
    expect((await doctor.call('POST', '/end-call', { room })).statusCode).toBe(204);
    expect((await patient.call('GET', '/queue')).json().place).toMatchObject({ room: again.room });
  });
});

describe('the note of a consultation', () => {
  it('keeps absent members, and is shown to the patient after it is finished', async () => {
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
    const finish = () => doctor.call('PATCH', `/consultations/${id}`, { isFinished: true });
    expect((await finish()).json().code).toBe('in_consultation');
    await end(id);
    expect(await seen()).toMatchObject({ note: null, plan: null });
    expect((await finish()).json()).toMatchObject({ finishedAt: '2026-01-01T04:00:00.000Z' });
    expect(await seen()).toMatchObject({ note: 'Blood pressure discussed.', plan: 'Measure twice a day.' });
    expect((await patient.call('GET', '/get-notifications')).json().items).toMatchObject([
      {
        title: 'Your note and plan are ready',
        body: 'Dr Priya Nair has finished the note of your consultation. Read it under Consultation.',
      },
    ]);
  });

  it('cannot be changed after it is finished; the same text is a repeated request', async () => {
    const { id } = await startCall('S0000005A');
    await end(id);
    const write = (body: object) => doctor.call('PATCH', `/consultations/${id}`, body);
    await write({ note: 'Rest.', isFinished: true });
    expect((await write({ note: 'Rest.', isFinished: true })).statusCode).toBe(200);
    const refused = await write({ note: 'Work.' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'note_finished',
      message: 'This note is finished and can no longer be changed.',
    });
    expect((await doctor.call('GET', `/consultations/${id}`)).json().note).toBe('Rest.');
  });

  it('is refused when it is based on an older version, unless the texts are the stored ones', async () => {
    const { id } = await startCall('S0000012D');
    const read = async () => (await doctor.call('GET', `/consultations/${id}`)).json();
    const write = (version: number, payload: object) =>
      server.app.inject({
        method: 'PATCH',
        url: `/api/consultations/${id}`,
        headers: { authorization: `Bearer ${doctor.token}`, 'if-match': `"${version}"` },
        payload,
      });
    expect((await read()).noteVersion).toBe(0);
    expect((await write(0, { note: 'Rest.', plan: '' })).json()).toMatchObject({ noteVersion: 1 });
    const stale = await write(0, { note: '', plan: 'Walk.' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({
      code: 'note_changed',
      message: 'This note was changed elsewhere. Compare both versions.',
    });
    expect(await read()).toMatchObject({ note: 'Rest.', plan: '', noteVersion: 1 });
    expect((await write(0, { note: 'Rest.', plan: '' })).json()).toMatchObject({ noteVersion: 1 });
    expect((await write(1, { note: 'Rest.', plan: 'Walk.' })).json()).toMatchObject({ noteVersion: 2 });
    await doctor.call('PATCH', `/consultations/${id}`, { identityConfirmed: true });
    expect((await read()).noteVersion).toBe(2);
  });

  it('accepts addenda after it is finished, and notifies the patient', async () => {
    const { patient, id } = await startCall('S0000008F');
    await end(id);
    const add = (addendum: string) => doctor.call('PATCH', `/consultations/${id}`, { addendum });
    await doctor.call('PATCH', `/consultations/${id}`, { plan: 'Rest.' });
    expect((await add('Too early.')).json()).toMatchObject({ code: 'note_unfinished' });
    await doctor.call('PATCH', `/consultations/${id}`, { isFinished: true });
    expect((await add('   ')).statusCode).toBe(422);
    const addenda = [{ text: 'Potassium is normal.', writtenAt: '2026-01-01T04:00:00.000Z' }];
    // A repeated request adds nothing.
    for (const words of ['Potassium is normal.', ' Potassium is normal. '])
      expect((await add(words)).json()).toMatchObject({ plan: 'Rest.', addenda });
    expect((await doctor.call('GET', `/consultations/${id}`)).json()).toMatchObject({ addenda });
    expect((await patient.call('GET', '/consultations')).json().items[0]).toMatchObject({ addenda });
    const titles = (await patient.call('GET', '/get-notifications')).json().items;
    expect(titles.map(({ title }: { title: string }) => title).toSorted()).toEqual([
      'Your note and plan are ready',
      'Your note has an addendum',
    ]);
  });

  it('is listed as unfinished until it is finished', async () => {
    const { id } = await startCall('S0000006Z');
    const unfinished = async () => {
      const answer = await doctor.call('GET', '/consultations?unfinished=true');
      return answer.json().items.some(({ uuid }: { uuid: string }) => uuid === id);
    };
    expect(await unfinished()).toBe(false);
    await end(id);
    expect(await unfinished()).toBe(true);
    await doctor.call('PATCH', `/consultations/${id}`, { isFinished: true });
    expect(await unfinished()).toBe(false);
  });

  it('is recorded for the patient, without its text', async () => {
    const { patient, id } = await startCall('S0000002G');
    await doctor.call('PATCH', `/consultations/${id}`, { note: 'Private words.', identityConfirmed: true });
    for (const note of ['Private words, more.', 'Private words, more of them.'])
      await doctor.call('PATCH', `/consultations/${id}`, { note });
    await doctor.call('PATCH', `/consultations/${id}`, { identityConfirmed: true, noShow: false });
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.subjectId, patient.id));
    expect(events.map(({ action }) => action)).toEqual(['identity.confirm', 'note.write']);
    await end(id);
    await doctor.call('PATCH', `/consultations/${id}`, { isFinished: true });
    const log = (await patient.call('GET', '/access-log')).json().items;
    expect(log.filter(({ action }: { action: string }) => action === 'note_written')).toHaveLength(2);
    expect(JSON.stringify(events)).not.toContain('Private words');
  });

  it('is not accessible to other doctors and to patients', async () => {
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

describe('the identity of a patient in a call', () => {
  it('is shown to the doctor as registered, with a masked number, and confirmed with its time', async () => {
    const { id } = await startCall('S0000007H');
    const details = await doctor.call('GET', `/consultations/${id}`);
    expect(details.body).not.toContain('S0000007H');
    expect(details.json()).toMatchObject({
      identityConfirmedAt: null,
      patient: { fullName: 'Tan Mei Ling', nricMasked: '*****007H', isDisputed: false, dateOfBirth: null },
    });
    const confirm = (identityConfirmed: boolean) =>
      doctor.call('PATCH', `/consultations/${id}`, { identityConfirmed });
    expect((await confirm(true)).json().identityConfirmedAt).toBe('2026-01-01T04:00:00.000Z');
    server.clock.advance(1_000);
    expect((await confirm(true)).json().identityConfirmedAt).toBe('2026-01-01T04:00:00.000Z');
    expect((await confirm(false)).json()).toMatchObject({
      identityConfirmed: false,
      identityConfirmedAt: null,
    });
  });

  it('is only shown to the doctor of the call', async () => {
    const { patient, id } = await startCall('S0000008F');
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect((await other.call('GET', `/consultations/${id}`)).json().code).toBe('not_found');
    expect((await patient.call('GET', `/consultations/${id}`)).json().code).toBe('not_allowed');
  });
});

describe('an absent patient', () => {
  const mark = (id: string, noShow = true) => doctor.call('PATCH', `/consultations/${id}`, { noShow });

  it('has three minutes from the call; then a no-show ends it and frees the place', async () => {
    server.clock.set('2026-01-01T04:00:00.000Z');
    const { patient, id } = await startCall('S0000009D');
    expect((await doctor.call('GET', `/consultations/${id}`)).json().noShowFrom).toBe(
      new Date(server.clock.now().getTime() + 180_000).toISOString(),
    );
    server.clock.advance(179_999);
    const early = await mark(id);
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({
      code: 'patient_may_come',
      message: 'The patient is here, or may still come. Wait until the time has passed.',
    });
    server.clock.advance(1);
    expect((await mark(id)).json()).toMatchObject({ status: 'ended', room: null, noShow: true });
    const queue = (await doctor.call('GET', '/PlatoPatientList')).json().items;
    expect(queue.some(({ uuid }: { uuid: string }) => uuid === id)).toBe(false);
    expect((await patient.call('GET', '/queuePlato?nric=S0000009D')).json().patient_found).toBe(false);
    const again = await patient.call('GET', '/join-queue-plato?nric=S0000009D');
    expect(again.json()).toMatchObject({ patient_found: true });
  });

  it('has until the minute that the doctor reads: the announced time is a full minute', async () => {
    server.clock.set('2026-01-01T04:00:23.400Z');
    const { id } = await startCall('S0000024I');
    const announced = '2026-01-01T04:04:00.000Z';
    expect((await doctor.call('GET', `/consultations/${id}`)).json().noShowFrom).toBe(announced);
    server.clock.set('2026-01-01T04:03:59.999Z');
    expect((await mark(id)).json().code).toBe('patient_may_come');
    server.clock.set(announced);
    expect((await mark(id)).statusCode).toBe(200);
    server.clock.set('2026-01-01T04:00:00.000Z');
  });

  it('is announced no more once the call is over', async () => {
    const { id } = await startCall('S0000025G');
    const from = async () => (await doctor.call('GET', `/consultations/${id}`)).json().noShowFrom;
    const calledAt = server.clock.now().toISOString();
    server.clock.advance(60_000);
    await end(id);
    expect(await from()).toBe(calledAt);
    await mark(id);
    expect(await from()).toBeNull();
    server.clock.advance(-60_000);
  });

  it('can be recorded after the call, and withdrawn', async () => {
    const { id } = await startCall('S0000010H');
    await end(id);
    expect((await mark(id)).json()).toMatchObject({ noShow: true });
    expect((await mark(id, false)).json()).toMatchObject({ noShow: false, status: 'ended' });
  });

  it.each([
    ['was in the room with the doctor', { metAt: new Date('2026-01-01T04:00:30.000Z') }],
    ['showed the identity document', { identityConfirmed: true }],
  ])('cannot be recorded for one who %s', async (_case, attendance) => {
    const { id } = await startCall(_case.startsWith('was') ? 'S0000011F' : 'S0000012D');
    await server.db.update(consultation).set(attendance).where(eq(consultation.id, id));
    server.clock.advance(600_000);
    expect((await doctor.call('GET', `/consultations/${id}`)).json().noShowFrom).toBeNull();
    for (const isOver of [false, true]) {
      if (isOver) await end(id);
      const answer = await mark(id);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'patient_came',
        message: 'The patient was in this call. End the call and finish the note instead.',
      });
    }
    server.clock.set('2026-01-01T04:00:00.000Z');
  });
});
