import { hourMs, minuteMs } from '@vitalane/time';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type SignedIn,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test/helpers/server.ts';
import { createSockets, type TestSocket } from '../../../test/helpers/sockets.ts';
import { consultation } from '../../db/schema.ts';
import { closeOutdated } from './queue.queries.ts';
import { closeEmptyRooms } from './realtime/emptyRooms.ts';

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
  server.app.metrics.registry.resetMetrics();
});
afterAll(() => server.close());

/** Returns the ended calls by who ended them, without zeros. */
async function ended(): Promise<Record<string, number>> {
  const { body } = await server.app.inject('/metrics');
  const lines = [...body.matchAll(/^calls_ended_total\{by="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(lines.flatMap(([, by, total]) => (total === '0' ? [] : [[by, Number(total)]])));
}

interface Consultation {
  patient: SignedIn;
  doctor: SignedIn;
  a: TestSocket;
  b: TestSocket;
  room: string;
  id: string;
}

async function inCall(): Promise<Consultation> {
  nextNumber += 1;
  const nric = `S${nextNumber}A`;
  const patient = await server.welcome({ nric });
  const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  const { room } = (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json();
  const a = await sockets.connect({ token: patient.token, roomId: room });
  const b = await sockets.connect({ token: doctor.token, roomId: room });
  const [row] = await server.db.select().from(consultation).where(eq(consultation.room, room));
  return { patient, doctor, a, b, room, id: row?.id ?? '' };
}

async function withGuest() {
  const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  const { roomId: room } = (await doctor.call('POST', '/guest-links')).json();
  const host = await sockets.connect({ token: doctor.token, roomId: room });
  const waiting = await sockets.connect({ roomId: room }, 'room:waiting');
  await host.next('guest:waiting');
  host.socket.emit('guest:admit', { to: waiting.id });
  const { guestKey } = (await waiting.next('guest:admitted')) as { guestKey: string };
  waiting.socket.disconnect();
  const guest = await sockets.connect({ roomId: room, guestKey });
  return { doctor, host, guest, room };
}

const hangUp = ({ socket }: TestSocket) => new Promise((resolve) => socket.emit('end:call', {}, resolve));
const watch = () => {
  const { live, metrics } = server.app;
  return closeEmptyRooms(server.db, { live, metrics, now: server.clock.now() });
};
async function leave(room: string, pages: readonly TestSocket[]): Promise<void> {
  for (const { socket } of pages) socket.disconnect();
  await expect.poll(() => server.app.live.presence(room)).toEqual({ patient: false, doctor: false });
}

describe('the end of a consultation is counted once', () => {
  it('by the seat of the page that ends it', async () => {
    await hangUp((await inCall()).a);
    expect(await ended()).toEqual({ patient: 1 });
    await hangUp((await inCall()).b);
    expect(await ended()).toEqual({ patient: 1, doctor: 1 });
  });

  it.each(['patient', 'doctor'] as const)('by a request of the %s, also when repeated', async (role) => {
    const call = await inCall();
    for (const _ of ['first', 'repeated']) await call[role].call('POST', '/end-call', { room: call.room });
    await expect.poll(ended).toEqual({ [role]: 1 });
  });

  it('when both press at once, and repeat it by a request', async () => {
    const { patient, doctor, a, b, room } = await inCall();
    const request = ({ call }: SignedIn) => call('POST', '/end-call', { room });
    await Promise.all([hangUp(a), hangUp(b), request(patient), request(doctor)]);
    await expect.poll(async () => Object.values(await ended())).toEqual([1]);
  });

  it('as a no-show', async () => {
    const { doctor, room, id, a } = await inCall();
    await server.db.update(consultation).set({ metAt: null }).where(eq(consultation.id, id));
    a.socket.disconnect();
    await expect.poll(async () => (await server.app.live.presence(room)).patient).toBe(false);
    server.clock.advance(4 * minuteMs);
    expect((await doctor.call('PATCH', `/consultations/${id}`, { noShow: true })).statusCode).toBe(200);
    await expect.poll(ended).toEqual({ no_show: 1 });
  });

  it('when both have left it, and when nobody has ended it', async () => {
    const { a, b, room } = await inCall();
    await leave(room, [a, b]);
    await watch();
    server.clock.advance(5 * minuteMs);
    await watch();
    await watch();
    expect(await ended()).toEqual({ empty: 1 });
    await inCall();
    const time = { clinicTimeZone: 'Asia/Singapore' };
    expect(await closeOutdated(server.db, { ...time, now: server.clock.now() })).toBe(0);
    server.clock.advance(13 * hourMs);
    expect(await closeOutdated(server.db, { ...time, now: server.clock.now() })).toBe(1);
  });

  it('when the patient deletes the account', async () => {
    const { patient } = await inCall();
    await patient.call('DELETE', '/delete-account', { password: testPassword });
    await expect.poll(ended).toEqual({ patient: 1 });
  });

  it('and not when a waiting patient closes the page', async () => {
    const nric = 'S0000001I';
    const { token, call } = await server.welcome({ nric });
    const { room: roomId } = (await call('GET', `/join-queue-plato?nric=${nric}`)).json();
    await hangUp(await sockets.connect({ token, roomId }));
    expect(await ended()).toEqual({});
  });
});

describe('the end of a call with a guest is counted once', () => {
  it('by the guest, by the host, and when both press at once', async () => {
    await hangUp((await withGuest()).guest);
    expect(await ended()).toEqual({ guest: 1 });
    await hangUp((await withGuest()).host);
    expect(await ended()).toEqual({ guest: 1, doctor: 1 });
    const { guest, host } = await withGuest();
    await Promise.all([hangUp(guest), hangUp(host)]);
    expect(Object.values(await ended()).reduce((sum, total) => sum + total, 0)).toBe(3);
  });

  it('when the link is withdrawn, if there was a call', async () => {
    const { doctor, room } = await withGuest();
    const { roomId: unused } = (await doctor.call('POST', '/guest-links')).json();
    for (const link of [unused, room]) await doctor.call('DELETE', `/guest-links/${link}`);
    await expect.poll(ended).toEqual({ doctor: 1 });
  });

  it('when both have left it', async () => {
    const { host, guest, room } = await withGuest();
    await leave(room, [host, guest]);
    await watch();
    server.clock.advance(5 * minuteMs);
    await watch();
    await watch();
    expect(await ended()).toEqual({ empty: 1 });
  });

  it('and not when a host leaves an empty lobby', async () => {
    const { token, call } = await server.welcome({ role: 'ROLE_DOCTOR' });
    const { roomId } = (await call('POST', '/guest-links')).json();
    await hangUp(await sockets.connect({ token, roomId }));
    expect(await ended()).toEqual({});
  });
});
