import { randomUUID } from 'node:crypto';
import { addMs, minuteMs } from '@vitalane/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { createSockets } from '../../../test/helpers/sockets.ts';
import { auditEvent, consultation, visitMessage } from '../../db/schema.ts';

let server: TestServer;
let sockets: ReturnType<typeof createSockets>;
let patient: SignedIn;
let doctor: SignedIn;
const nric = 'S0000001I';
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0 });
  sockets = createSockets(server.app);
  patient = await server.welcome({ nric });
  doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
});
afterEach(async () => {
  sockets.closeAll();
  await server.db.delete(consultation);
});
afterAll(() => server.close());

type Changes = Partial<typeof consultation.$inferInsert>;

/** Creates a consultation of the two, which is in its call unless changed. Returns its id. */
async function startVisit(changes: Changes = {}): Promise<string> {
  const { room } = (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json();
  const [row] = await server.db
    .update(consultation)
    .set({ status: 'in_call', doctorId: doctor.id, calledAt: server.clock.now(), ...changes })
    .where(eq(consultation.room, room))
    .returning();
  return row?.id ?? '';
}

const send = (person: SignedIn, id: string, text: string) =>
  person.call('POST', `/consultations/${id}/messages`, { text });
const read = async (person: SignedIn, id: string) =>
  (await person.call('GET', `/consultations/${id}/messages`)).json().items;

describe('the messages of a consultation', () => {
  it('are read by both in the order sent, and counted', async () => {
    const id = await startVisit();
    const asked = await send(patient, id, 'Which one?');
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({ from: 'patient', text: 'Which one?' });
    // Within the same millisecond.
    await send(doctor, id, 'Amlodipine.');
    await send(doctor, id, 'Each morning.');
    const expected = [
      { from: 'patient', text: 'Which one?' },
      { from: 'doctor', text: 'Amlodipine.' },
      { from: 'doctor', text: 'Each morning.' },
    ];
    expect(await read(patient, id)).toMatchObject(expected);
    expect(await read(doctor, id)).toMatchObject(expected);
    expect((await doctor.call('GET', `/consultations/${id}`)).json()).toMatchObject({ messageCount: 3 });
    expect((await patient.call('GET', '/consultations')).json().items).toMatchObject([{ messageCount: 3 }]);
    expect((await patient.call('GET', '/queue')).json().place).toMatchObject({ consultation: id });
  });

  it('are stored once, however often one is sent', async () => {
    const id = await startVisit();
    const headers = { authorization: `Bearer ${patient.token}`, 'idempotency-key': randomUUID() };
    const sendAgain = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/consultations/${id}/messages`,
        payload: { text: 'Once.' },
        headers,
      });
    const first = (await sendAgain()).json();
    // The answer to the first request was lost, and the call has ended long ago.
    const endedAt = addMs(server.clock.now(), -60 * minuteMs);
    await server.db.update(consultation).set({ status: 'ended', endedAt });
    expect((await sendAgain()).json()).toEqual(first);
    expect(await read(patient, id)).toEqual([first]);
  });

  it('are announced on the pages of both, without their text', async () => {
    const id = await startVisit();
    const pages = await Promise.all([patient, doctor].map(({ token }) => sockets.connect({ token })));
    const announced = pages.map((page) => page.next('messages:changed'));
    await send(doctor, id, 'Amlodipine.');
    expect(await Promise.all(announced)).toEqual([{ consultation: id }, { consultation: id }]);
  });

  it('belong to the two alone', async () => {
    const id = await startVisit();
    await send(patient, id, 'For you.');
    const strangers = await Promise.all([server.welcome(), server.welcome({ role: 'ROLE_DOCTOR' })]);
    for (const stranger of strangers) {
      expect((await stranger.call('GET', `/consultations/${id}/messages`)).statusCode).toBe(404);
      expect((await send(stranger, id, 'Me too.')).statusCode).toBe(404);
    }
    expect(await read(doctor, id)).toHaveLength(1);
  });

  it('leave an entry in the audit trail without their text', async () => {
    const id = await startVisit();
    await send(doctor, id, 'Amlodipine.');
    await read(doctor, id);
    const entries = await server.db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.objectId, id), eq(auditEvent.actorId, doctor.id)));
    expect(entries).toMatchObject([
      { action: 'message.send', reason: null },
      { action: 'message.list', reason: null },
    ]);
  });

  it('are deleted with their consultation', async () => {
    const id = await startVisit();
    await send(patient, id, 'For you.');
    await server.db.delete(consultation);
    expect(await server.db.select().from(visitMessage)).toEqual([]);
  });
});

describe('a message is refused', () => {
  const over = 'This message was not sent, because the consultation is not under way.';

  it('until a doctor has come', async () => {
    const id = await startVisit({ status: 'waiting', doctorId: null, calledAt: null });
    const answer = await send(patient, id, 'Hello?');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'visit_over', message: over });
  });

  it('more than ten minutes after the call, so that a late one still arrives', async () => {
    const endedAt = addMs(server.clock.now(), -10 * minuteMs);
    const id = await startVisit({ status: 'ended', endedAt });
    expect((await send(patient, id, 'Late.')).statusCode).toBe(201);
    await server.db.update(consultation).set({ endedAt: addMs(endedAt, -1) });
    expect((await send(patient, id, 'Too late.')).json()).toMatchObject({ code: 'visit_over' });
    expect(await read(doctor, id)).toMatchObject([{ text: 'Late.' }]);
  });

  it('after 500 others', async () => {
    const id = await startVisit({ messageCount: 499 });
    expect((await send(patient, id, 'The last.')).statusCode).toBe(201);
    expect((await send(doctor, id, 'One more.')).json()).toMatchObject({
      code: 'visit_full',
      message: 'This consultation has too many messages. Say the rest in the call.',
    });
  });

  it('without words', async () => {
    const id = await startVisit();
    const answer = await send(patient, id, ' ');
    expect(answer.json().fields).toEqual([{ name: 'text', message: 'Write a message first.' }]);
  });
});
