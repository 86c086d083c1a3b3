import type { VisitReason } from '@vitalane/contract';
import { addMs, hourMs } from '@vitalane/time';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { comingVisit, consultation } from '../../db/schema.ts';
import { deleteOutdatedTriage } from './triage.queries.ts';

let server: TestServer;
let doctor: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  admin = await server.welcome({ role: 'ROLE_ADMIN' });
});
afterEach(() => server.db.delete(consultation));
afterAll(() => server.close());

const calm: VisitReason = {
  redFlags: [],
  topic: 'follow_up',
  since: null,
  words: 'My knee, as agreed.',
  medicinesRight: true,
  allergiesRight: null,
};
const say = (patient: SignedIn, changes: Partial<VisitReason> = {}) =>
  patient.call('PUT', '/queue/reason', { ...calm, ...changes });
const join = async (patient: SignedIn, nric: string): Promise<string> =>
  (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json().room;
const queueOf = async (person: SignedIn) => (await person.call('GET', '/PlatoPatientList')).json().items;

/** Adds patients of which each says a reason and joins, a minute apart. */
async function waiting(...reasons: Partial<VisitReason>[]): Promise<SignedIn[]> {
  const nrics = ['S0000001I', 'S0000002G', 'S0000003E'];
  const patients: SignedIn[] = [];
  for (const [index, reason] of reasons.entries()) {
    const nric = nrics[index] ?? '';
    const patient = await server.welcome({ nric });
    await say(patient, reason);
    await join(patient, nric);
    server.clock.advance(60_000);
    patients.push(patient);
  }
  return patients;
}

describe('the reason for a visit', () => {
  it('waits for the patient to join, and the doctor sees it with its urgency', async () => {
    const patient = await server.welcome({ nric: 'S0000004C' });
    expect((await patient.call('GET', '/queue')).json()).toMatchObject({ reason: null, place: null });
    expect((await say(patient, { since: 'today', topic: 'new_problem' })).statusCode).toBe(204);
    const reason = { ...calm, since: 'today', topic: 'new_problem' };
    expect((await patient.call('GET', '/queue')).json()).toMatchObject({ reason, advice: null, place: null });
    expect(await queueOf(doctor)).toEqual([]);
    await join(patient, 'S0000004C');
    const saidAt = server.clock.now().toISOString();
    const { redFlags: _redFlags, ...said } = reason;
    const triage = {
      ...said,
      topic: 'A new health problem',
      since: 'Today',
      redFlags: [],
      urgency: 'today',
      because: ['It began today'],
      saidAt,
    };
    expect(await queueOf(doctor)).toMatchObject([{ urgency: 'today', triage }]);
    expect((await patient.call('GET', '/queue')).json()).toMatchObject({ reason });
    expect(await server.db.select().from(comingVisit)).toEqual([]);
  });

  it('is shown to the doctor of the call alone, and of its urgency to admins', async () => {
    const [patient] = await waiting({ redFlags: ['heart'] });
    expect(await queueOf(admin)).toMatchObject([{ urgency: 'emergency', triage: null }]);
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    await server.db
      .update(consultation)
      .set({ status: 'in_call', doctorId: doctor.id, calledAt: server.clock.now() })
      .where(eq(consultation.ownerId, patient?.id ?? ''));
    const [mine] = await queueOf(doctor);
    expect(mine.triage).toMatchObject({
      because: ['Ticked a sign of an emergency'],
      redFlags: ['Chest pain, pressure or tightness'],
    });
    expect(await queueOf(other)).toMatchObject([{ urgency: 'emergency', triage: null }]);
    const details = await doctor.call('GET', `/consultations/${mine.uuid}`);
    expect(details.json().triage).toEqual(mine.triage);
  });

  it('can be changed while waiting, which changes the order and everybody’s position', async () => {
    const [first, second, third] = await waiting({}, {}, {});
    if (!first || !second || !third) throw new Error('three patients');
    const order = async () =>
      (await queueOf(doctor)).map(({ patientUuid }: { patientUuid: string }) => patientUuid);
    const positionOf = async (patient: SignedIn) =>
      (await patient.call('GET', '/queue')).json().place.position;
    expect(await order()).toEqual([first.id, second.id, third.id]);
    await say(third, { topic: 'worse_problem' });
    expect(await order()).toEqual([third.id, first.id, second.id]);
    await say(second, { words: 'I have chest pain' });
    expect(await order()).toEqual([second.id, third.id, first.id]);
    expect(await positionOf(first)).toBe(3);
    expect(await positionOf(second)).toBe(1);
  });

  it('is forgotten when the patient does not join for a day', async () => {
    const patient = await server.welcome({ nric: 'S0000005A' });
    await say(patient);
    await deleteOutdatedTriage(server.db, server.clock.now());
    expect(await server.db.select().from(comingVisit)).toHaveLength(1);
    const yesterday = addMs(server.clock.now(), -25 * hourMs);
    await server.db.update(comingVisit).set({ saidAt: yesterday });
    expect((await patient.call('GET', '/queue')).json().reason).toBeNull();
    await join(patient, 'S0000005A');
    expect(await queueOf(doctor)).toMatchObject([{ urgency: 'routine', triage: null }]);
    await server.db.insert(comingVisit).values({ ownerId: patient.id, triage: {}, saidAt: yesterday });
    await deleteOutdatedTriage(server.db, server.clock.now());
    expect(await server.db.select().from(comingVisit)).toEqual([]);
  });

  it('counts a pregnancy on record', async () => {
    const patient = await server.welcome({ nric: 'S0000006Z' });
    await patient.call('POST', '/health-record', {
      statements: [{ item: 'pregnancy', says: 'present' }],
    });
    await say(patient, { words: 'A headache', topic: 'new_problem' });
    await join(patient, 'S0000006Z');
    expect((await queueOf(doctor))[0].triage.because).toEqual([
      'The patient’s words name an emergency',
      'A new or worse problem in pregnancy',
    ]);
    expect((await patient.call('GET', '/queue')).json().advice).toBe(
      'Call your maternity hospital now or go there. Heavy bleeding or a fit: call 995.',
    );
  });

  it('reads an invalid row as none', async () => {
    const [patient] = await waiting({});
    await server.db.update(consultation).set({ triage: { reason: 'chest' } });
    expect((await queueOf(doctor))[0].triage).toBeNull();
    expect((await patient?.call('GET', '/queue'))?.json().reason).toBeNull();
  });

  it.each([
    ['a sign that nobody asked for', { redFlags: ['hunger'] }],
    ['a sign twice', { redFlags: ['heart', 'heart'] }],
    ['an unknown reason', { topic: 'weather' }],
    ['too many words', { words: 'a'.repeat(1001) }],
  ])('refuses %s', async (_, changes) => {
    const patient = await server.welcome();
    const answer = await patient.call('PUT', '/queue/reason', { ...calm, ...changes });
    expect(answer.statusCode).toBe(422);
  });
});
