import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { createSockets } from '../../../test/helpers/sockets.ts';
import { consultation, mailOutbox, notification, pushOutbox, pushSubscription } from '../../db/schema.ts';
import { createMailer } from '../../mail/mail.ts';
import { callPatients } from './callPatient.ts';

let server: TestServer;
let sockets: ReturnType<typeof createSockets>;
let doctor: SignedIn;
let nextNumber = 1_000_000;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0 });
  sockets = createSockets(server.app);
  doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
});
afterEach(async () => {
  sockets.closeAll();
  await server.db.update(consultation).set({ status: 'ended', announceAt: null });
});
afterAll(() => server.close());

async function queued(): Promise<{ patient: SignedIn; roomId: string }> {
  nextNumber += 1;
  const nric = `S${nextNumber}A`;
  const patient = await server.welcome({ nric });
  const { room } = (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json();
  return { patient, roomId: room };
}

const callDue = () =>
  callPatients(server.db, {
    now: server.clock.now,
    mailer: createMailer(server.clock.now),
    publicUrl: 'https://vitalane.example',
  });
const rowOf = async (roomId: string) =>
  (await server.db.select().from(consultation).where(eq(consultation.room, roomId)))[0];
const place = async (patient: SignedIn) => (await patient.call('GET', '/queue')).json().place;

it('notifies an absent patient under the bell, in the browser and by mail', async () => {
  const { patient, roomId } = await queued();
  await server.db.insert(pushSubscription).values({
    id: '4c1d8f0a-3a63-4c61-8a53-6d1e8a6f2b10',
    ownerId: patient.id,
    endpoint: 'https://push.example/1',
    p256dh: 'key',
    auth: 'secret',
    createdAt: server.clock.now(),
  });
  await sockets.connect({ token: doctor.token, roomId });
  await expect.poll(async () => (await rowOf(roomId))?.announceAt).not.toBeNull();
  expect(await callDue()).toBe(0);
  server.clock.advance(4000);
  expect(await callDue()).toBe(1);
  const [notice] = await server.db.select().from(notification).where(eq(notification.ownerId, patient.id));
  expect(notice).toMatchObject({
    title: 'The doctor is ready for you',
    body: 'Dr Priya Nair has opened your call. Open Teleconsult to join.',
  });
  const [push] = await server.db.select().from(pushOutbox);
  expect(JSON.parse(push?.payload ?? '{}')).toMatchObject({
    title: 'The doctor is ready for you',
    path: '/TeleHealth',
  });
  const [mail] = await server.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, patient.email));
  expect(mail?.subject).toBe('The doctor is ready for you');
  expect(mail?.text).toContain('https://vitalane.example/TeleHealth');
  expect(mail?.text).not.toContain(roomId);
  expect(await callDue()).toBe(0);
});

it('does not notify a patient who is in the room, and records the meeting', async () => {
  const { patient, roomId } = await queued();
  await sockets.connect({ token: patient.token, roomId });
  await sockets.connect({ token: doctor.token, roomId });
  await expect.poll(async () => (await rowOf(roomId))?.metAt).not.toBeNull();
  server.clock.advance(4000);
  expect(await callDue()).toBe(0);
});

it('does not notify a patient who enters before the notification is due', async () => {
  const { patient, roomId } = await queued();
  await sockets.connect({ token: doctor.token, roomId });
  await sockets.connect({ token: patient.token, roomId });
  await expect.poll(async () => (await rowOf(roomId))?.metAt).not.toBeNull();
  server.clock.advance(4000);
  expect(await callDue()).toBe(0);
});

it('notifies again when the doctor opens the call again, but not on every reload', async () => {
  const { roomId } = await queued();
  const enter = async () => (await sockets.connect({ token: doctor.token, roomId })).socket.disconnect();
  await enter();
  await expect.poll(async () => (await rowOf(roomId))?.announceAt).not.toBeNull();
  server.clock.advance(4000);
  expect(await callDue()).toBe(1);
  await sockets.connect({ token: doctor.token, roomId });
  server.clock.advance(59_000);
  expect(await callDue()).toBe(0);
  server.clock.advance(2000);
  await sockets.connect({ token: doctor.token, roomId });
  await expect.poll(async () => (await rowOf(roomId))?.announceAt).not.toBeNull();
  server.clock.advance(4000);
  expect(await callDue()).toBe(1);
});

it('notifies the patient immediately when the doctor enters and leaves the room', async () => {
  const { patient, roomId } = await queued();
  expect(await place(patient)).toMatchObject({ status: 'waiting', doctor: null, isDoctorHere: false });
  const elsewhere = await sockets.connect({ token: patient.token });
  const inRoom = await sockets.connect({ token: doctor.token, roomId });
  await expect
    .poll(() => place(patient))
    .toEqual({
      consultation: expect.any(String),
      room: roomId,
      status: 'in_call',
      position: null,
      doctor: 'Dr Priya Nair',
      isDoctorHere: true,
      location: null,
    });
  const pushesOfOwnPlace = () =>
    elsewhere.received.filter(
      ([event, payload]) => event === 'queue:changed' && payload instanceof Object && 'isOwnPlace' in payload,
    ).length;
  await expect.poll(pushesOfOwnPlace).toBe(2);
  inRoom.socket.disconnect();
  await expect.poll(() => place(patient)).toMatchObject({ status: 'in_call', isDoctorHere: false });
  await expect.poll(pushesOfOwnPlace).toBe(3);
});

it('shows the queue to a patient without an identity number', async () => {
  const patient = await server.welcome();
  expect((await patient.call('GET', '/queue')).json()).toEqual({
    checked_in_count: 0,
    doctors_online: 0,
    usual_minutes: null,
    reason: null,
    advice: null,
    wait: null,
    place: null,
  });
});

it('sends patients their position, which later arrivals do not change', async () => {
  const first = await queued();
  server.clock.advance(1000);
  const second = await queued();
  server.clock.advance(1000);
  const third = await queued();
  expect((await place(first.patient)).position).toBe(1);
  expect((await place(second.patient)).position).toBe(2);
  const elsewhere = await sockets.connect({ token: third.patient.token });
  expect((await place(third.patient)).position).toBe(3);
  await first.patient.call('DELETE', '/queue');
  expect(await elsewhere.next('queue:changed')).toMatchObject({ checked_in_count: 2, position: 2 });
});
