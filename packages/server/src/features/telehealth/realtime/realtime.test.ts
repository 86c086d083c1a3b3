import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type SignedIn,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../../test/helpers/server.ts';
import { createSockets, type TestSocket } from '../../../../test/helpers/sockets.ts';
import { account, auditEvent, consultation } from '../../../db/schema.ts';
import { codeAt } from '../../../identity/secondFactorCodes.ts';

const offer = { type: 'offer', sdp: 'v=0 offer' };
const ans = { type: 'answer', sdp: 'v=0 answer' };
const foreignOrigin = { headers: { origin: 'https://elsewhere.example' } };

let server: TestServer;
let sockets: ReturnType<typeof createSockets>;
let nextNumber = 1_000_000;
beforeAll(async () => {
  // Fakes only the interval at which the server checks sessions, so that tests need not wait for it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await startTestServer({
    turn: { urls: ['turn:relay.example'], secret: 'a relay secret of ours' },
  });
  await server.app.listen({ port: 0 });
  sockets = createSockets(server.app);
});
afterEach(() => sockets.closeAll());
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

/** Creates a patient in the queue, and a doctor. */
async function queued(): Promise<{ patient: SignedIn; doctor: SignedIn; roomId: string }> {
  nextNumber += 1;
  const nric = `S${nextNumber}A`;
  const patient = await server.welcome({ fullName: 'Tan Mei Ling', nric });
  const doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
  const { room } = (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json();
  return { patient, doctor, roomId: room };
}

/** Connects patient and doctor to their room. */
async function inCall(): Promise<{
  a: TestSocket;
  b: TestSocket;
  patient: SignedIn;
  doctor: SignedIn;
  roomId: string;
}> {
  const people = await queued();
  const a = await sockets.connect({ token: people.patient.token, roomId: people.roomId });
  const b = await sockets.connect({ token: people.doctor.token, roomId: people.roomId });
  return { ...people, a, b };
}

const callEvents = (socket: TestSocket) =>
  socket.received.filter(([event]) => !['room:joined', 'queue:changed', 'user:joined'].includes(event));

describe('connecting', () => {
  it.each([
    ['without a token', {}, 'not_signed_in'],
    ['with a forged token', { token: 'a.b.c' }, 'not_signed_in'],
  ])('is refused %s', async (_case, options, code) => {
    expect(await sockets.refused(options)).toMatchObject({ code });
  });

  it('is refused with an expired token, or one of an ended session', async () => {
    const person = await server.welcome();
    server.clock.advance(16 * 60_000);
    expect(await sockets.refused({ token: person.token })).toMatchObject({ code: 'token_expired' });
    server.clock.advance(-16 * 60_000);
    await person.call('DELETE', '/logout');
    expect(await sockets.refused({ token: person.token })).toMatchObject({ code: 'session_ended' });
  });

  it('is refused to pages of other origins', async () => {
    const { token } = await server.welcome();
    expect(await sockets.refused({ token, ...foreignOrigin })).toBe('websocket error');
    expect(await sockets.refused({ token, headers: { origin: 'null' } })).toBe('websocket error');
  });

  it('is refused to an inactive account', async () => {
    const person = await server.welcome();
    await server.db.update(account).set({ isActive: false }).where(eq(account.id, person.id));
    expect(await sockets.refused({ token: person.token })).toMatchObject({
      code: 'account_inactive',
      message: 'Your account is Inactive.',
    });
  });

  it('is refused to an account with an unconfirmed address', async () => {
    const person = await server.welcome();
    await server.db.update(account).set({ isEmailVerified: false }).where(eq(account.id, person.id));
    expect(await sockets.refused({ token: person.token })).toMatchObject({ code: 'email_unverified' });
  });

  it('is refused until the code of the authenticator app is given', async () => {
    const person = await server.welcome();
    const { secret } = (await person.call('POST', '/second-factor', { password: testPassword })).json();
    await person.call('POST', '/second-factor/confirm', { code: codeAt(secret, server.clock.now()) });
    server.clock.advance(30_000);
    const session = await server.signIn(person);
    expect(await sockets.refused({ token: session.token })).toMatchObject({ code: 'second_factor_required' });
    await session.call('POST', '/second-factor/check', { code: codeAt(secret, server.clock.now()) });
    await sockets.connect({ token: session.token });
  });

  it('is limited to ten connections at once', async () => {
    const { token } = await server.welcome();
    for (let n = 0; n < 10; n += 1) await sockets.connect({ token });
    expect(await sockets.refused({ token })).toMatchObject({ code: 'too_many_requests' });
  });

  it('returns relay credentials for ten minutes with a seat in a room, and none without a room', async () => {
    const { doctor, roomId } = await queued();
    const expiry = server.clock.now().getTime() / 1000 + 600;
    const inRoom = await sockets.connect({ token: doctor.token, roomId });
    expect(await inRoom.next('room:joined')).toMatchObject({
      selfId: inRoom.socket.id,
      iceServers: [{ urls: ['turn:relay.example'], username: `${expiry}:${doctor.id}` }],
    });
    const outside = await sockets.connect({ token: (await server.welcome()).token });
    expect(await outside.next('room:joined')).toEqual({ selfId: outside.socket.id, iceServers: [] });
  });
});

describe('a room', () => {
  it('is accessible only to its patient and one doctor, and looks unknown to others', async () => {
    const { doctor, roomId } = await queued();
    const refusal = { code: 'not_found' };
    const stranger = await server.welcome();
    const admin = await server.welcome({ role: 'ROLE_ADMIN' });
    expect(await sockets.refused({ token: stranger.token, roomId })).toMatchObject(refusal);
    expect(await sockets.refused({ token: admin.token, roomId })).toMatchObject(refusal);
    await sockets.connect({ token: doctor.token, roomId });
    const second = await server.welcome({ role: 'ROLE_DOCTOR' });
    const foreign = await sockets.refused({ token: second.token, roomId });
    expect(foreign).toMatchObject(refusal);
    expect(await sockets.refused({ token: second.token, roomId: 'no-such-room' })).toEqual(foreign);
  });

  it('is not accessible to a patient who has become an admin', async () => {
    const { patient, roomId } = await queued();
    await server.db.update(account).set({ role: 'ROLE_ADMIN' }).where(eq(account.id, patient.id));
    expect(await sockets.refused({ token: patient.token, roomId })).toMatchObject({ code: 'not_found' });
  });

  it('is given to one of two doctors who enter concurrently', async () => {
    const { doctor, roomId } = await queued();
    const second = await server.welcome({ role: 'ROLE_DOCTOR' });
    const enter = ({ token }: SignedIn) =>
      sockets.connect({ token, roomId }).then(
        () => 'in',
        () => 'out',
      );
    expect(new Set(await Promise.all([enter(doctor), enter(second)]))).toEqual(new Set(['in', 'out']));
  });

  it('becomes a call when the doctor enters, and announces members by name, not by address', async () => {
    const { a, b, doctor, roomId } = await inCall();
    expect(await a.next('user:joined')).toEqual({ email: 'Dr Priya Nair', id: b.id });
    expect((await doctor.call('GET', '/PlatoPatientList')).json().items).toContainEqual(
      expect.objectContaining({ room: roomId, status: 'in_call' }),
    );
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.actorId, doctor.id));
    expect(events).toContainEqual(expect.objectContaining({ action: 'call.start', outcome: 'done' }));
  });

  it('belongs to the newest connection of an account; the previous one is notified and closed', async () => {
    const { a, b, patient, roomId } = await inCall();
    const newer = await sockets.connect({ token: patient.token, roomId });
    await a.next('session:replaced');
    expect(await b.next('user:joined')).toEqual({ email: 'Tan Mei Ling', id: newer.id });
    b.socket.emit('user:call', { to: newer.id, offer });
    expect(await newer.next('incomming:call')).toEqual({ from: b.id, offer });
    expect(callEvents(a).map(([event]) => event)).toEqual(['session:replaced']);
    await expect.poll(() => a.socket.connected).toBe(false);
  });
});

describe('a page that has gone', () => {
  it('is announced to the other member after two seconds', async () => {
    const { a, b } = await inCall();
    b.socket.disconnect();
    expect(await a.next('user:left')).toEqual({ id: b.id });
  });

  it('is not announced when the page has reloaded, another has taken the seat, or the call is over', async () => {
    const [reloaded, ended] = [await inCall(), await inCall()];
    reloaded.b.socket.disconnect();
    const { doctor, roomId } = reloaded;
    const again = await sockets.connect({ token: doctor.token, roomId });
    ended.b.socket.emit('end:call', {});
    await ended.a.next('call:ended');
    ended.b.socket.disconnect();
    await new Promise((resolve) => setTimeout(resolve, 2200));
    expect(callEvents(reloaded.a)).toEqual([]);
    expect(callEvents(ended.a).map(([event]) => event)).toEqual(['call:ended']);
    expect(await reloaded.a.next('user:joined')).toMatchObject({ id: again.id });
  });

  it('is named to the other member who comes back to the room', async () => {
    const { a, b, patient, roomId } = await inCall();
    a.socket.disconnect();
    b.socket.disconnect();
    await expect.poll(() => server.app.live.presence(roomId)).toEqual({ patient: false, doctor: false });
    const again = await sockets.connect({ token: patient.token, roomId });
    expect(await again.next('user:left')).toEqual({ id: b.id });
  });

  it('is announced as back when its connection recovers', async () => {
    const { doctor, roomId, ...rest } = await queued();
    const a = await sockets.connect({ token: rest.patient.token, roomId });
    const memberId = randomUUID();
    const b = await sockets.connect({ token: doctor.token, roomId, memberId, isPersistent: true });
    await b.next('room:joined');
    // Lost without a goodbye, so that the service keeps its state.
    b.socket.io.engine.close();
    await expect.poll(async () => (await server.app.live.presence(roomId)).doctor).toBe(false);
    server.clock.advance(2000);
    a.received.length = 0;
    expect(await a.next('user:joined')).toEqual({ email: 'Dr Priya Nair', id: memberId });
    expect(b.socket.recovered).toBe(true);
  });
});

describe('the relay', () => {
  it.each([
    ['user:call', { offer }, 'incomming:call', { offer }],
    ['peer:nego:needed', { offer }, 'peer:nego:needed', { offer }],
    ['call:accepted', { ans }, 'call:accepted', { ans }],
    ['ice:candidate', { candidate: null }, 'ice:candidate', { candidate: null }],
  ])('forwards %s to the other member, with the true sender', async (sent, payload, received, expected) => {
    const { a, b } = await inCall();
    b.socket.emit(sent, { to: a.id, from: 'somebody else', ...payload });
    expect(await a.next(received)).toEqual({ from: b.id, ...expected });
  });

  it('forwards extensions of the protocol: capabilities, and the id of an offer', async () => {
    const { a, b } = await inCall();
    const described = { ...offer, caps: ['ice'], offerId: 'offer-1' };
    b.socket.emit('user:call', { to: a.id, offer: described });
    expect(await a.next('incomming:call')).toEqual({ from: b.id, offer: described });
  });

  it('forwards the end of a negotiation without a sender, as specified', async () => {
    const { a, b } = await inCall();
    a.socket.emit('peer:nego:done', { to: b.id, ans });
    expect(await b.next('peer:nego:final')).toEqual({ ans });
  });

  it('delivers nothing to anyone outside the room, regardless of `to`, and nothing malformed', async () => {
    const mine = await inCall();
    const theirs = await inCall();
    const targets = [
      theirs.a.id,
      theirs.roomId,
      `account:${theirs.patient.id}`,
      'role:ROLE_DOCTOR',
      mine.a.id,
      '',
      null,
    ];
    for (const to of [...targets, [theirs.a.id], { id: theirs.a.id }]) {
      mine.a.socket.emit('user:call', { to, offer });
      mine.a.socket.emit('end:call', { to: to || 'nobody' });
    }
    const malformed = [
      undefined,
      'text',
      { to: mine.b.id },
      { to: mine.b.id, offer: { type: 'offer', sdp: 'x'.repeat(70_000) } },
    ];
    for (const payload of malformed) mine.a.socket.emit('user:call', payload);
    mine.a.socket.emit('no:such:event', { to: mine.b.id });
    // A server handles one connection's events in order, so the next events prove that these were dropped.
    mine.a.socket.emit('call:accepted', { to: mine.b.id, ans });
    await mine.b.next('call:accepted');
    theirs.b.socket.emit('call:accepted', { to: theirs.a.id, ans });
    await theirs.a.next('call:accepted');
    for (const socket of [mine.b, theirs.a])
      expect(callEvents(socket).map(([event]) => event)).toEqual(['call:accepted']);
    expect(callEvents(mine.a)).toEqual([]);
    expect((await server.app.inject('/metrics')).body).toMatch(
      /call_events_dropped_total\{reason="wrong_target"\} \d+/,
    );
  });

  it('forwards nothing for a connection without a room', async () => {
    const { a, b } = await inCall();
    const stranger = await sockets.connect({ token: (await server.welcome()).token });
    stranger.socket.emit('user:call', { to: a.id, offer });
    stranger.socket.emit('end:call', { to: a.id });
    stranger.socket.disconnect();
    b.socket.emit('user:call', { to: a.id, offer });
    expect(await a.next('incomming:call')).toEqual({ from: b.id, offer });
    expect(callEvents(a)).toHaveLength(1);
  });

  it('drops events above the rate of a call', async () => {
    const { a, b } = await inCall();
    for (let n = 0; n < 60; n += 1) b.socket.emit('user:call', { to: a.id, offer });
    await expect.poll(() => callEvents(a).length).toBe(50);
    server.clock.advance(1000);
    b.socket.emit('call:accepted', { to: a.id, ans });
    await a.next('call:accepted');
    expect(callEvents(a)).toHaveLength(51);
  });

  it('closes a connection that floods it, without an effect on other calls', async () => {
    const [flooded, other] = [await inCall(), await inCall()];
    for (let n = 0; n < 700; n += 1) flooded.b.socket.emit('user:call', { to: flooded.a.id, offer });
    await expect.poll(() => flooded.b.socket.connected).toBe(false);
    other.b.socket.emit('user:call', { to: other.a.id, offer });
    expect(await other.a.next('incomming:call')).toEqual({ from: other.b.id, offer });
    expect(callEvents(flooded.a).length).toBeLessThanOrEqual(50);
  });
});

describe('ending a call', () => {
  it('notifies the other member, ends the consultation and frees the queue', async () => {
    const { a, b, patient, roomId } = await inCall();
    b.socket.emit('end:call', { to: a.id });
    await a.next('call:ended');
    await expect
      .poll(async () => (await patient.call('GET', '/consultations')).json().items)
      .toMatchObject([{ status: 'ended', room: null, with: 'Dr Priya Nair' }]);
    b.socket.emit('user:call', { to: a.id, offer });
    expect(await sockets.refused({ token: patient.token, roomId })).toMatchObject({ code: 'not_found' });
    expect(callEvents(a).map(([event]) => event)).toEqual(['call:ended']);
  });

  it('is acknowledged, so that the sender can leave without losing the event', async () => {
    const { a, b, roomId } = await inCall();
    const done = new Promise((resolve) => b.socket.emit('end:call', { to: a.id }, () => resolve(true)));
    expect(await done).toBe(true);
    b.socket.disconnect();
    const [row] = await server.db.select().from(consultation).where(eq(consultation.room, roomId));
    expect(row?.status).toBe('ended');
  });

  it('works when the other member has reconnected under another id, and alone', async () => {
    const { doctor, roomId } = await queued();
    const alone = await sockets.connect({ token: doctor.token, roomId });
    alone.socket.emit('end:call', {});
    const statusNow = async () =>
      (await server.db.select().from(consultation).where(eq(consultation.room, roomId)))[0]?.status;
    await expect.poll(statusNow).toBe('ended');
  });

  it('is no refusal after the request of the same page has ended it', async () => {
    const { b, doctor, roomId } = await inCall();
    await doctor.call('POST', '/end-call', { room: roomId });
    await b.next('call:ended');
    await new Promise((resolve) => b.socket.emit('end:call', {}, resolve));
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.actorId, doctor.id));
    expect(events.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    expect(events.filter(({ action }) => action === 'call.end')).toHaveLength(1);
  });

  it("keeps a waiting patient's place in the queue", async () => {
    const { patient, roomId } = await queued();
    const waiting = await sockets.connect({ token: patient.token, roomId });
    waiting.socket.emit('end:call', {});
    waiting.socket.disconnect();
    const again = await sockets.connect({ token: patient.token, roomId });
    expect(again.id).not.toBe(waiting.id);
  });
});

describe('pushes', () => {
  it('send the state of the queue to doctors and patients', async () => {
    const { patient, doctor } = await queued();
    const [p, d] = [
      await sockets.connect({ token: patient.token }),
      await sockets.connect({ token: doctor.token }),
    ];
    await doctor.call('PATCH', '/update-doctor-availability', { isAvailable: true });
    const firstPush = await d.next('queue:changed');
    expect(firstPush).toEqual({
      checked_in_count: expect.any(Number),
      doctors_online: 1,
      usual_minutes: null,
    });
    // With Redis the push about the patient's own place may arrive only now.
    const latestOwnPush = () =>
      p.received.map(([, payload]) => payload).findLast((payload) => 'position' in Object(payload));
    await expect
      .poll(latestOwnPush)
      .toEqual({ ...Object(firstPush), position: expect.any(Number), wait: null });
    await doctor.call('PATCH', '/update-doctor-availability', { isAvailable: false });
  });

  it('reach every open page of a patient who leaves', async () => {
    const { patient } = await queued();
    const page = await sockets.connect({ token: patient.token });
    await patient.call('DELETE', '/queue');
    expect(await page.next('queue:changed')).toMatchObject({ isOwnPlace: true });
  });

  it('stop with the session: its connections close at sign-out', async () => {
    const person = await server.welcome();
    const page = await sockets.connect({ token: person.token });
    await person.call('DELETE', '/logout');
    await expect.poll(() => page.socket.connected).toBe(false);
  });

  it('stop within five seconds when an account is deactivated', async () => {
    const person = await server.welcome();
    const page = await sockets.connect({ token: person.token });
    await server.db.update(account).set({ isActive: false }).where(eq(account.id, person.id));
    vi.advanceTimersByTime(5000);
    await expect.poll(() => page.socket.connected).toBe(false);
  });
});

describe('a short interruption of a connection', () => {
  it('keeps its id and delivers missed messages', async () => {
    const { a, b } = await inCall();
    a.socket.io.reconnection(true);
    a.socket.io.reconnectionDelay(10);
    a.socket.io.engine.close();
    await expect.poll(() => a.socket.connected).toBe(false);
    b.socket.emit('user:call', { to: a.id, offer });
    expect(await a.next('incomming:call')).toEqual({ from: b.id, offer });
    expect(a.socket.recovered).toBe(true);
    expect(a.socket.id).toBe(a.id);
  });

  it('announces the member again when the page of a call recovers', async () => {
    const { patient, doctor, roomId } = await queued();
    const waiting = await sockets.connect({ token: patient.token, roomId });
    const desk = await sockets.connect({ token: doctor.token });
    await recoverAs(desk, { token: doctor.token, roomId });
    expect(await waiting.next('user:joined')).toEqual({ email: 'Dr Priya Nair', id: desk.id });
  });

  it('removes the member from the call when another page recovers', async () => {
    const { token, call } = await server.welcome({ role: 'ROLE_DOCTOR' });
    const { roomId } = (await call('POST', '/guest-links', { validMinutes: 30 })).json();
    const isHostPresent = async () => (await call('GET', `/guest-links/${roomId}`)).json().isHostPresent;
    const host = await sockets.connect({ token, roomId });
    expect(await isHostPresent()).toBe(true);
    await recoverAs(host, { token });
    expect(await isHostPresent()).toBe(false);
  });

  it.each(['as somebody else', 'as a guest'])(
    'delivers no messages of the previous member when it recovers %s',
    async (how) => {
      const { patient, doctor } = await queued();
      const link = (await doctor.call('POST', '/guest-links', { validMinutes: 30 })).json();
      const page = await sockets.connect({ token: patient.token });
      const other = await sockets.connect({ token: patient.token });
      if (how === 'as a guest') await recoverAs(page, { roomId: link.roomId, name: 'Lim' }, 'room:waiting');
      else await recoverAs(page, { token: (await server.welcome()).token });
      await patient.call('DELETE', '/queue');
      await other.next('queue:changed');
      const ofOwnPlace = page.received.filter(([, payload]) => Object(payload).isOwnPlace === true);
      expect(ofOwnPlace).toEqual([]);
    },
  );
});

describe('a page that reconnects, as after a restart of the server', () => {
  const [deskId, foreignId] = [randomUUID(), randomUUID()];

  it('keeps its id and receives messages', async () => {
    const { patient, doctor, roomId } = await queued();
    const waiting = await sockets.connect({ token: patient.token, roomId });
    const desk = await sockets.connect({ token: doctor.token, roomId, memberId: deskId });
    expect(await desk.next('room:joined')).toMatchObject({ selfId: deskId });
    const reconnected = await sockets.connect({ token: doctor.token, roomId, memberId: deskId });
    await expect
      .poll(() => waiting.received.filter(([event]) => event === 'user:joined').map(([, payload]) => payload))
      .toEqual(Array(2).fill({ email: 'Dr Priya Nair', id: deskId }));
    waiting.socket.emit('user:call', { to: deskId, offer });
    expect(await reconnected.next('incomming:call')).toEqual({ from: waiting.id, offer });
    expect(desk.received.map(([event]) => event)).not.toContain('session:replaced');
  });

  it('is another page of the same account when it has another id', async () => {
    const { doctor, roomId } = await queued();
    const first = await sockets.connect({ token: doctor.token, roomId, memberId: deskId });
    await sockets.connect({ token: doctor.token, roomId, memberId: foreignId });
    await first.next('session:replaced');
    await expect.poll(() => first.socket.connected).toBe(false);
  });

  it('receives nothing of another room with the id of a member there', async () => {
    const { patient, doctor, roomId } = await queued();
    const waiting = await sockets.connect({ token: patient.token, roomId });
    const desk = await sockets.connect({ token: doctor.token, roomId, memberId: deskId });
    const other = await queued();
    const listener = await sockets.connect({
      token: other.patient.token,
      roomId: other.roomId,
      memberId: deskId,
    });
    waiting.socket.emit('user:call', { to: deskId, offer });
    await desk.next('incomming:call');
    expect(listener.received.map(([event]) => event)).not.toContain('incomming:call');
  });

  it('is refused with an invalid id', async () => {
    const { doctor, roomId } = await queued();
    expect(await sockets.refused({ token: doctor.token, roomId, memberId: 'account:1' })).toMatchObject({
      code: 'not_signed_in',
    });
  });
});

/** Interrupts a connection and lets it recover with another handshake, like a new page. */
async function recoverAs({ socket }: TestSocket, auth: object, greeting = 'room:joined'): Promise<void> {
  socket.auth = auth;
  socket.io.reconnection(true);
  socket.io.reconnectionDelay(10);
  const hasReconnected = new Promise((resolve) => socket.once(greeting, resolve));
  socket.io.engine.close();
  await hasReconnected;
  expect(socket.recovered).toBe(true);
}
