import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../../test/helpers/server.ts';
import { createSockets, type TestSocket } from '../../../../test/helpers/sockets.ts';
import { auditEvent } from '../../../db/schema.ts';

const setup = { kind: 'setup', seconds: 1.2, path: 'relay' };
const figures = {
  relay: 'call_setup_seconds_count{path="relay"}',
  direct: 'call_setup_seconds_count{path="direct"}',
  restart: 'call_repairs_total{kind="restart"}',
  rebuild: 'call_repairs_total{kind="rebuild"}',
  freeze: 'call_freezes_total',
  failure: 'call_failures_total',
};

let server: TestServer;
let sockets: ReturnType<typeof createSockets>;
let nextNumber = 1_000_000;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0 });
  sockets = createSockets(server.app);
});
afterEach(() => {
  sockets.closeAll();
  server.app.metrics.registry.resetMetrics();
});
afterAll(() => server.close());

async function figure(line: string): Promise<number> {
  const { body } = await server.app.inject('/metrics');
  const found = body.split('\n').find((text) => text.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1) ?? 0);
}

/** Returns all measurements that were counted so far. */
const counted = async () =>
  (await Promise.all(Object.values(figures).map(figure))).reduce((sum, value) => sum + value, 0);
const dropped = (reason: string) => figure(`call_events_dropped_total{reason="${reason}"}`);

async function inCall(): Promise<{ a: TestSocket; b: TestSocket; patient: SignedIn; roomId: string }> {
  nextNumber += 1;
  const nric = `S${nextNumber}A`;
  const patient = await server.welcome({ nric });
  const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  const { room: roomId } = (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json();
  const a = await sockets.connect({ token: patient.token, roomId });
  return { a, b: await sockets.connect({ token: doctor.token, roomId }), patient, roomId };
}

/** Starts a call with a guest. */
async function withGuest(): Promise<{ guest: TestSocket; roomId: string }> {
  const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  const { roomId } = (await doctor.call('POST', '/guest-links')).json();
  const host = await sockets.connect({ token: doctor.token, roomId });
  const waiting = await sockets.connect({ roomId }, 'room:waiting');
  await host.next('guest:waiting');
  host.socket.emit('guest:admit', { to: waiting.id });
  const { guestKey } = (await waiting.next('guest:admitted')) as { guestKey: string };
  waiting.socket.disconnect();
  return { guest: await sockets.connect({ roomId, guestKey }), roomId };
}

describe('what a page has measured of its call', () => {
  it('is counted by kind, from both members', async () => {
    const { a, b } = await inCall();
    a.socket.emit('call:measured', setup);
    b.socket.emit('call:measured', { ...setup, path: 'direct' });
    for (const kind of ['restart', 'rebuild', 'freeze', 'failure']) b.socket.emit('call:measured', { kind });
    for (const line of Object.values(figures))
      await expect.poll(() => figure(line), { message: line }).toBe(1);
    expect(await figure('call_setup_seconds_sum{path="relay"}')).toBe(1.2);
  });

  it('is counted from an admitted guest', async () => {
    const { guest } = await withGuest();
    guest.socket.emit('call:measured', setup);
    await expect.poll(() => figure(figures.relay)).toBe(1);
  });

  it('is dropped from a connection without a seat, and is no refusal to record', async () => {
    const { a, patient, roomId } = await inCall();
    const outside = await sockets.connect({ token: patient.token });
    const link = (await (await server.welcome({ role: 'ROLE_DOCTOR' })).call('POST', '/guest-links')).json();
    const lobby = await sockets.connect({ roomId: link.roomId }, 'room:waiting');
    outside.socket.emit('call:measured', setup);
    lobby.socket.emit('call:measured', setup);
    await expect.poll(() => dropped('no_seat')).toBe(2);
    await patient.call('POST', '/end-call', { room: roomId });
    await a.next('call:ended');
    await expect.poll(() => server.app.live.presence(roomId)).toEqual({ patient: false, doctor: false });
    a.socket.emit('call:measured', setup);
    await expect.poll(() => dropped('no_seat')).toBe(3);
    expect(await counted()).toBe(0);
    const events = await server.db.select().from(auditEvent);
    expect(events.filter(({ action }) => action === 'call.relay')).toEqual([]);
  });

  it('is dropped when it is malformed, out of bounds or says more', async () => {
    const { a } = await inCall();
    const malformed = [
      undefined,
      null,
      'setup',
      {},
      { kind: 'nothing' },
      { kind: 'setup' },
      { ...setup, seconds: -1 },
      { ...setup, seconds: 120.1 },
      { ...setup, seconds: '1' },
      { ...setup, path: '10.0.0.1' },
      { ...setup, room: 'r' },
      { kind: 'freeze', seconds: 1 },
    ];
    for (const payload of malformed) a.socket.emit('call:measured', payload);
    await expect.poll(() => dropped('malformed')).toBe(malformed.length);
    expect(await counted()).toBe(0);
  });

  it('is taken a hundred times from one connection, within the rate of events', async () => {
    const { a, b } = await inCall();
    for (let n = 0; n < 60; n += 1) a.socket.emit('call:measured', { kind: 'freeze' });
    await expect.poll(() => dropped('too_many')).toBe(10);
    for (let second = 0; second < 2; second += 1) {
      server.clock.advance(1000);
      const before = await counted();
      for (let n = 0; n < 30; n += 1) a.socket.emit('call:measured', { kind: 'freeze' });
      await expect.poll(counted).toBe(Math.min(before + 30, 100));
    }
    await expect.poll(() => dropped('too_many')).toBe(20);
    b.socket.emit('call:measured', { kind: 'freeze' });
    await expect.poll(counted).toBe(101);
  });
});
