import { minuteMs } from '@vitalane/time';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../../test/helpers/server.ts';
import { createSockets } from '../../../../test/helpers/sockets.ts';
import { auditEvent, consultation, guestLink } from '../../../db/schema.ts';
import { createGuestKey } from '../guestLink.queries.ts';
import { closeEmptyRooms } from './emptyRooms.ts';

let server: TestServer;
let sockets: ReturnType<typeof createSockets>;
let nextNumber = 1_000_000;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0 });
  sockets = createSockets(server.app);
});
afterEach(async () => {
  sockets.closeAll();
  await server.db.update(consultation).set({ status: 'ended' });
});
afterAll(() => server.close());

/** Creates a consultation that a doctor has opened, with nobody in the room any more. */
async function abandoned() {
  nextNumber += 1;
  const nric = `S${nextNumber}A`;
  const patient = await server.welcome({ nric });
  const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  const { room } = (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json();
  const { socket } = await sockets.connect({ token: doctor.token, roomId: room });
  socket.disconnect();
  await expect.poll(() => server.app.live.presence(room)).toEqual({ patient: false, doctor: false });
  return { patient, doctor, room };
}

const watch = () => {
  const { live, metrics } = server.app;
  return closeEmptyRooms(server.db, { live, metrics, now: server.clock.now() });
};
const rowOf = async (room: string) =>
  (await server.db.select().from(consultation).where(eq(consultation.room, room)))[0];
const enter = ({ token }: SignedIn, roomId: string) => sockets.connect({ token, roomId });

it('ends a consultation that both have left for more than five minutes, and records it', async () => {
  const { patient, doctor, room } = await abandoned();
  await watch();
  server.clock.advance(5 * minuteMs - 1);
  await watch();
  expect(await rowOf(room)).toMatchObject({ status: 'in_call', endedAt: null });
  server.clock.advance(1);
  const desk = await sockets.connect({ token: doctor.token });
  await watch();
  await desk.next('queue:changed');
  const row = await rowOf(room);
  expect(row).toMatchObject({ status: 'ended', endedAt: server.clock.now() });
  const events = await server.db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.objectId, row?.id ?? ''));
  expect(events).toContainEqual(
    expect.objectContaining({ action: 'call.close', outcome: 'done', actorId: null }),
  );
  expect((await patient.call('GET', '/queue')).json().place).toBeNull();
});

it.each(['patient', 'doctor'] as const)('starts again once the %s is back in the room', async (role) => {
  const people = await abandoned();
  const { room } = people;
  await watch();
  server.clock.advance(4 * minuteMs);
  const { socket } = await enter(people[role], room);
  await watch();
  expect(await rowOf(room)).toMatchObject({ emptySince: null });
  socket.disconnect();
  await expect.poll(() => server.app.live.presence(room)).toEqual({ patient: false, doctor: false });
  server.clock.advance(minuteMs);
  await watch();
  server.clock.advance(4 * minuteMs);
  await watch();
  expect(await rowOf(room)).toMatchObject({ status: 'in_call' });
});

it('forgets the seat and the location of a guest whom both have left for more than five minutes', async () => {
  const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  const { roomId: room } = (await doctor.call('POST', '/guest-links')).json();
  const ofGuest = async () => (await server.db.select().from(guestLink).where(eq(guestLink.room, room)))[0];
  await watch();
  expect(await ofGuest()).toMatchObject({ emptySince: null });
  const guestKey = await createGuestKey(server.db, { room, location: 'At work' });
  const { socket } = await sockets.connect({ roomId: room, guestKey });
  await watch();
  expect(await ofGuest()).toMatchObject({ emptySince: null });
  socket.disconnect();
  await expect.poll(() => server.app.live.presence(room)).toEqual({ patient: false, doctor: false });
  await watch();
  server.clock.advance(5 * minuteMs - 1);
  await watch();
  expect(await ofGuest()).toMatchObject({ guestLocation: 'At work' });
  server.clock.advance(1);
  await watch();
  expect(await ofGuest()).toMatchObject({ guestKeyHash: null, guestLocation: null, emptySince: null });
});

it('leaves a patient alone who waits outside the room', async () => {
  const { patient, room } = await abandoned();
  await server.db.update(consultation).set({ status: 'waiting' }).where(eq(consultation.room, room));
  await watch();
  server.clock.advance(6 * minuteMs);
  await watch();
  expect((await patient.call('GET', '/queue')).json().place).toMatchObject({ status: 'waiting' });
});
