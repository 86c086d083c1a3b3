import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { createSockets, type TestSocket } from '../../../test/helpers/sockets.ts';
import { auditEvent, guestLink } from '../../db/schema.ts';

let server: TestServer;
let sockets: ReturnType<typeof createSockets>;
let doctor: SignedIn;
beforeAll(async () => {
  // Fakes only the interval at which the server checks links, so that tests need not wait for it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
  sockets = createSockets(server.app);
});
afterEach(() => sockets.closeAll());
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

const addLink = async (body?: object): Promise<string> =>
  (await doctor.call('POST', '/guest-links', body)).json().roomId;
const lobby = (roomId: string) => server.app.inject({ url: `/api/guest-links/${roomId}` });
const host = (roomId: string) => sockets.connect({ token: doctor.token, roomId });
const connectToLobby = (roomId: string, name?: string, location?: string) =>
  sockets.connect({ roomId, name, location }, 'room:waiting');
const rowOf = async (roomId: string) =>
  (await server.db.select().from(guestLink).where(eq(guestLink.room, roomId)))[0];
const audited = (action: string) => server.db.select().from(auditEvent).where(eq(auditEvent.action, action));
const unknownRoom = 'A'.repeat(32);

/** Admits a waiting guest and returns their key. */
async function admitGuest(doctorSide: TestSocket, guest: TestSocket): Promise<string> {
  doctorSide.socket.emit('guest:admit', { to: guest.id });
  const { guestKey } = (await guest.next('guest:admitted')) as { guestKey: string };
  guest.socket.disconnect();
  return guestKey;
}

/** Starts a call with a guest. */
async function startCall(roomId: string, name?: string) {
  const doctorSide = await host(roomId);
  const waiting = await connectToLobby(roomId, name);
  await doctorSide.next('guest:waiting');
  const guestKey = await admitGuest(doctorSide, waiting);
  const guestSide = await sockets.connect({ roomId, name, guestKey });
  return { doctorSide, guestSide, guestKey };
}

describe('a guest link', () => {
  it('shows a guest the host and the expiry, without signing in', async () => {
    const answer = await doctor.call('POST', '/guest-links', { validMinutes: 30 });
    expect(answer.statusCode).toBe(201);
    const { roomId, expiresAt } = answer.json();
    expect(Buffer.from(roomId, 'base64url')).toHaveLength(24);
    expect(expiresAt).toBe('2026-01-01T04:30:00.000Z');
    expect((await lobby(roomId)).json()).toEqual({
      hostName: 'Dr Priya Nair',
      isHostPresent: false,
      isFull: false,
      expiresAt,
    });
  });

  it('is valid for an hour by default', async () => {
    expect((await lobby(await addLink())).json().expiresAt).toBe('2026-01-01T05:00:00.000Z');
  });

  it('gives the same response for an unknown, expired and withdrawn link', async () => {
    const [expired, withdrawn] = [await addLink({ validMinutes: 5 }), await addLink()];
    expect((await doctor.call('DELETE', `/guest-links/${withdrawn}`)).statusCode).toBe(204);
    server.clock.advance(5 * 60_000);
    const answers = await Promise.all([unknownRoom, expired, withdrawn].map(lobby));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const bodies = answers.map((answer) => JSON.stringify({ ...answer.json(), requestId: '' }));
    expect(new Set(bodies).size).toBe(1);
    for (const roomId of [unknownRoom, expired, withdrawn]) {
      expect(await sockets.refused({ roomId })).toMatchObject({ code: 'not_found' });
    }
    server.clock.set('2026-01-01T04:00:00.000Z');
  });

  it('can only be withdrawn by the doctor who created it', async () => {
    const roomId = await addLink();
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    const foreign = await other.call('DELETE', `/guest-links/${roomId}`);
    const unknown = await other.call('DELETE', `/guest-links/${unknownRoom}`);
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    expect((await lobby(roomId)).statusCode).toBe(200);
  });

  it('is created once for one Idempotency-Key, and only by doctors', async () => {
    const send = (token: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/guest-links',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'guest-link-1' },
      });
    expect((await send(doctor.token)).json()).toEqual((await send(doctor.token)).json());
    expect((await send((await server.welcome()).token)).statusCode).toBe(403);
  });

  it('is refused when its lifetime is too long, with the reason', async () => {
    const answer = await doctor.call('POST', '/guest-links', { validMinutes: 1441 });
    expect(answer.json().fields).toEqual([
      { name: 'validMinutes', message: 'Enter a number from 5 to 1440.' },
    ]);
  });
});

describe('the links of a doctor', () => {
  it('are listed while they are valid or their call continues, to this doctor only', async () => {
    const host = await server.welcome({ role: 'ROLE_DOCTOR' });
    const add = async (body: object) => (await host.call('POST', '/guest-links', body)).json();
    const [short, long] = [await add({ validMinutes: 5 }), await add({ validMinutes: 60 })];
    const list = async () => (await host.call('GET', '/guest-links')).json().items;
    expect(await list()).toHaveLength(2);
    server.clock.advance(5 * 60_000);
    expect(await list()).toEqual([long]);
    await server.db.update(guestLink).set({ guestKeyHash: 'x' }).where(eq(guestLink.room, short.roomId));
    expect(await list()).toHaveLength(2);
    expect((await doctor.call('GET', '/guest-links')).json().items).not.toContainEqual(long);
    server.clock.set('2026-01-01T04:00:00.000Z');
  });
});

describe('where a guest is', () => {
  const locationIn = async (roomId: string, person = doctor) =>
    (await person.call('GET', '/guest-links'))
      .json()
      .items.find((link: { roomId: string }) => link.roomId === roomId)?.guestLocation;

  it('is shown to the doctor of the call alone once the guest is admitted, until the call ends', async () => {
    const roomId = await addLink();
    const doctorSide = await host(roomId);
    const waiting = await connectToLobby(roomId, 'Lim Wei Jie', ' At\u202e work,\nlevel 8 ');
    await doctorSide.next('guest:waiting');
    expect(await locationIn(roomId)).toBeNull();
    const guestKey = await admitGuest(doctorSide, waiting);
    expect(await locationIn(roomId)).toBe('At work, level 8');
    expect(doctorSide.received).toContainEqual(['queue:changed', { isOwnPlace: true }]);
    const guestSide = await sockets.connect({ roomId, name: 'Lim Wei Jie', guestKey });
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect(await locationIn(roomId, other)).toBeUndefined();
    expect((await lobby(roomId)).body).not.toContain('At work');
    expect(JSON.stringify([doctorSide.received, guestSide.received])).not.toContain('At work');
    doctorSide.socket.emit('end:call', { to: guestSide.id });
    await guestSide.next('call:ended');
    await expect.poll(() => rowOf(roomId)).toMatchObject({ guestKeyHash: null, guestLocation: null });
  });

  it('is that of the latest guest, and null when they say nothing', async () => {
    const roomId = await addLink();
    const doctorSide = await host(roomId);
    await admitGuest(doctorSide, await connectToLobby(roomId, 'Lim Wei Jie', 'At work'));
    await admitGuest(doctorSide, await connectToLobby(roomId, 'Lim Wei Jie', '  '));
    expect(await locationIn(roomId)).toBeNull();
  });
});

describe('a call with a guest', () => {
  it('begins when the host admits the guest, and shows no address', async () => {
    const roomId = await addLink();
    const { doctorSide, guestSide } = await startCall(roomId);
    expect(await doctorSide.next('user:joined')).toEqual({ email: 'Guest', id: guestSide.id });
    expect(JSON.stringify(guestSide.received)).not.toContain('@');
    expect((await lobby(roomId)).json()).toMatchObject({ isHostPresent: true, isFull: true });
    doctorSide.socket.emit('user:call', { to: guestSide.id, offer: { type: 'offer', sdp: 'v=0' } });
    expect(await guestSide.next('incomming:call')).toMatchObject({ from: doctorSide.id });
  });

  it('notifies a host who connects later of a waiting guest', async () => {
    const roomId = await addLink();
    const guestSide = await connectToLobby(roomId, ' Lim\u202e Wei\nJie ');
    const doctorSide = await host(roomId);
    expect(await doctorSide.next('guest:waiting')).toEqual({ id: guestSide.id, name: 'Lim Wei Jie' });
    guestSide.socket.disconnect();
    expect(await doctorSide.next('guest:left')).toEqual({ id: guestSide.id });
  });

  it('is not accessible to a waiting guest or another doctor', async () => {
    const roomId = await addLink();
    const doctorSide = await host(roomId);
    const guestSide = await connectToLobby(roomId);
    guestSide.socket.emit('user:call', { to: doctorSide.id, offer: { type: 'offer', sdp: 'v=0' } });
    guestSide.socket.emit('guest:admit', { to: guestSide.id });
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect(await sockets.refused({ token: other.token, roomId })).toMatchObject({ code: 'not_found' });
    await admitGuest(doctorSide, guestSide);
    expect(doctorSide.received.map(([event]) => event)).not.toContain('incomming:call');
    expect(guestSide.received.map(([event]) => event)).not.toContain('room:joined');
  });

  it('has two seats: a third person is refused while both are taken', async () => {
    const roomId = await addLink();
    const { guestSide } = await startCall(roomId);
    expect(await sockets.refused({ roomId })).toMatchObject({
      code: 'call_full',
      message: 'Two people are in this call already.',
    });
    expect(guestSide.received.map(([event]) => event)).not.toContain('session:replaced');
  });

  it('dismisses the other waiting guests when one is admitted', async () => {
    const roomId = await addLink();
    const doctorSide = await host(roomId);
    const [first, second] = [await connectToLobby(roomId), await connectToLobby(roomId)];
    await admitGuest(doctorSide, first);
    expect(await second.next('guest:refused')).toEqual({ reason: 'full' });
  });

  it('dismisses waiting guests when the link has expired', async () => {
    const guestSide = await connectToLobby(await addLink({ validMinutes: 5 }));
    server.clock.advance(5 * 60_000);
    vi.advanceTimersByTime(5000);
    await expect.poll(() => guestSide.socket.connected).toBe(false);
    server.clock.set('2026-01-01T04:00:00.000Z');
  });

  it('is refused to a guest whom the host dismisses', async () => {
    const roomId = await addLink();
    const doctorSide = await host(roomId);
    const guestSide = await connectToLobby(roomId, 'A stranger', 'At home');
    guestSide.socket.emit('guest:refuse', { to: guestSide.id });
    doctorSide.socket.emit('guest:refuse', { to: guestSide.id });
    expect(await guestSide.next('guest:refused')).toEqual({ reason: 'host' });
    expect(await rowOf(roomId)).toMatchObject({ guestLocation: null });
    await expect.poll(async () => (await audited('guest.refuse')).length).toBe(1);
  });

  it('readmits a guest after a reload without asking, even when the link has expired', async () => {
    const roomId = await addLink({ validMinutes: 5 });
    const { doctorSide, guestSide, guestKey } = await startCall(roomId, 'Lim Wei Jie');
    server.clock.advance(6 * 60_000);
    guestSide.socket.disconnect();
    const again = await sockets.connect({ roomId, name: 'Lim Wei Jie', guestKey });
    await expect.poll(() => doctorSide.next('user:joined')).toEqual({ email: 'Lim Wei Jie', id: again.id });
    server.clock.set('2026-01-01T04:00:00.000Z');
  });

  it('stores only a hash of the key', async () => {
    const roomId = await addLink();
    const { guestKey } = await startCall(roomId);
    const [row] = await server.db.select().from(guestLink).where(eq(guestLink.room, roomId));
    expect(Buffer.from(guestKey, 'base64url')).toHaveLength(24);
    expect(JSON.stringify(row)).not.toContain(guestKey);
  });

  it('refuses a key of another room, of an ended call, and of a replaced guest', async () => {
    const roomId = await addLink();
    const call = await startCall(roomId);
    const foreign = await addLink();
    expect(await sockets.refused({ roomId: foreign, guestKey: call.guestKey })).toMatchObject({
      code: 'not_found',
    });
    call.guestSide.socket.disconnect();
    const newKey = await admitGuest(call.doctorSide, await connectToLobby(roomId));
    expect(await sockets.refused({ roomId, guestKey: call.guestKey })).toMatchObject({ code: 'not_found' });
    const second = await sockets.connect({ roomId, guestKey: newKey });
    call.doctorSide.socket.emit('end:call', { to: second.id });
    await second.next('call:ended');
    await expect
      .poll(() => sockets.refused({ roomId, guestKey: newKey }))
      .toMatchObject({ code: 'not_found' });
  });

  it('ends when the link is withdrawn', async () => {
    const roomId = await addLink();
    const { doctorSide, guestSide } = await startCall(roomId);
    await doctor.call('DELETE', `/guest-links/${roomId}`);
    await Promise.all([doctorSide.next('call:ended'), guestSide.next('call:ended')]);
  });

  it('ends for both when one of them ends it', async () => {
    const { doctorSide, guestSide } = await startCall(await addLink());
    guestSide.socket.emit('end:call', { to: doctorSide.id });
    await doctorSide.next('call:ended');
    expect(doctorSide.received.map(([event]) => event)).toContain('call:ended');
  });

  it('is no refusal when its host asks to end a consultation in it', async () => {
    const room = await addLink();
    expect((await doctor.call('POST', '/end-call', { room })).statusCode).toBe(204);
    const other = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect((await other.call('POST', '/end-call', { room })).statusCode).toBe(404);
  });

  it('allows at most five guests in the lobby', async () => {
    const roomId = await addLink();
    for (let guest = 0; guest < 5; guest += 1) await connectToLobby(roomId);
    expect(await sockets.refused({ roomId })).toMatchObject({ code: 'too_many_requests' });
  });
});
