// Checks two servers that run at the same time.
import { setTimeout as wait } from 'node:timers/promises';
import type { TestSocket } from '../../../packages/server/test/helpers/sockets.ts';
import { type Figure, figuresOf, quantile } from '../../trust/figures.ts';
import { call, freshSource, signIn, signUp, staff } from '../../trust/people.ts';
import { countOf, endCall, openCall, socketsTo } from './calls.ts';
import { type Pair, untilTrue } from './pair.ts';

const rounds = 100;
const mostPushMs = 1000;
const mostMedianSignalMs = 50;
const mostSignalMs = 100;
const mostSignOutMs = 5000;
const longEnoughMs = 400;
const offer = { type: 'offer', sdp: 'v=0' };
const lobbiesPerMinute = 30;
const freeTries = 5;

const { exactly, atMost } = figuresOf('two servers');

/** Runs all checks. Returns the figures. */
export async function checkTogether({ first: { url: a }, second: { url: b } }: Pair): Promise<Figure[]> {
  return [
    ...(await checkQueue(a, b)),
    ...(await checkCall(a, b)),
    ...(await checkGuest(a, b)),
    ...(await checkSessions(a, b)),
    ...(await checkLimits(a, b)),
  ];
}

async function checkQueue(a: string, b: string): Promise<Figure[]> {
  const token = await signIn(a, staff.doctor);
  const screen = await socketsTo(b).connect({ token });
  const since = performance.now();
  await call(a, '/update-doctor-availability', { method: 'PATCH', token, body: { isAvailable: true } });
  await screen.next('queue:changed');
  screen.socket.disconnect();
  return [
    atMost('a change of the queue on one is seen on the other', performance.now() - since, mostPushMs, 'ms'),
  ];
}

async function checkCall(a: string, b: string): Promise<Figure[]> {
  const open = await openCall({ patient: a, doctor: b });
  const { room, patient, doctor, tokens } = open;
  const latencies = [...(await passOn(doctor, patient)), ...(await passOn(patient, doctor))];
  const before = countOf(patient, 'incomming:call');
  const stranger = await socketsTo(b).connect({ token: await signIn(b, await signUp(b, 'stranger')) });
  for (const to of [patient.id, doctor.id, room]) stranger.socket.emit('user:call', { to, offer });
  doctor.socket.emit('user:call', { to: stranger.id, offer });
  await wait(longEnoughMs);
  const foreign = countOf(patient, 'incomming:call') - before + countOf(stranger, 'incomming:call');

  const newer = await socketsTo(b).connect({ token: tokens.patient, roomId: room });
  await patient.next('session:replaced');
  const isClosed = await untilTrue(() => !patient.socket.connected, mostPushMs);
  doctor.socket.emit('user:call', { to: newer.id, offer });
  await newer.next('incomming:call');
  await endCall(open);
  const ended = untilTrue(() => countOf(newer, 'call:ended') === 1, mostPushMs);
  const figures = [
    exactly('signals carried between the two', latencies.length, 2 * rounds),
    atMost('signal from one to the other, median', quantile(latencies, 0.5), mostMedianSignalMs, 'ms'),
    atMost('signal from one to the other, 99 of 100', quantile(latencies, 0.99), mostSignalMs, 'ms'),
    exactly('signals of strangers delivered', foreign, 0),
    atMost('an older tab is closed by a newer on the other', isClosed, mostPushMs, 'ms'),
    atMost('the end of a call reaches the other', await ended, mostPushMs, 'ms'),
  ];
  for (const { socket } of [newer, doctor, stranger]) socket.disconnect();
  return figures;
}

/** Sends messages one after the other. Returns the latency of each, in ms. */
async function passOn(from: TestSocket, to: TestSocket): Promise<number[]> {
  const latencies: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const before = countOf(to, 'incomming:call');
    const arrived = new Promise((resolve) => to.socket.once('incomming:call', resolve));
    const since = performance.now();
    from.socket.emit('user:call', { to: to.id, offer });
    await arrived;
    latencies.push(performance.now() - since);
    if (countOf(to, 'incomming:call') !== before + 1) throw new Error('A signal was received twice');
    // Stays below the rate limit of signalling messages.
    await wait(15);
  }
  return latencies;
}

async function checkGuest(a: string, b: string): Promise<Figure[]> {
  const token = await signIn(a, staff.doctor);
  const link = await call(a, '/guest-links', { method: 'POST', token, body: { validMinutes: 30 } });
  const roomId = String(link.body.roomId);
  const host = await socketsTo(a).connect({ token, roomId });
  const throughProxy = socketsTo(b);
  const guest = await throughProxy.connect({ roomId, name: 'A guest' }, 'room:waiting');
  const other = await throughProxy.connect({ roomId, name: 'Another' }, 'room:waiting');
  const seen = await untilTrue(() => countOf(host, 'guest:waiting') === 2, mostPushMs);
  host.socket.emit('guest:admit', { to: guest.id });
  const { guestKey } = (await guest.next('guest:admitted')) as { guestKey: string };
  await other.next('guest:refused');
  guest.socket.disconnect();
  const seated = await throughProxy.connect({ roomId, name: 'A guest', guestKey });
  const lobby = await call(a, `/guest-links/${roomId}`);
  await call(a, `/guest-links/${roomId}`, { method: 'DELETE', token });
  await seated.next('call:ended');
  const closed = await untilTrue(() => !seated.socket.connected, mostPushMs);
  host.socket.disconnect();
  return [
    atMost('guests in the lobby of one are seen by the host on the other', seen, mostPushMs, 'ms'),
    exactly('a guest let in on one is present on the other', Number(lobby.body.isFull), 1),
    atMost('a guest is sent out when the link is withdrawn on the other', closed, mostPushMs, 'ms'),
  ];
}

async function checkSessions(a: string, b: string): Promise<Figure[]> {
  const token = await signIn(a, await signUp(a, 'leaver'));
  const page = await socketsTo(b).connect({ token });
  await call(b, '/get-notifications', { token });
  await call(a, '/logout', { method: 'DELETE', token });
  const { status } = await call(b, '/get-notifications', { token });
  const closed = await untilTrue(() => !page.socket.connected, mostSignOutMs);
  return [
    exactly('answer to the next request on the other after signing out', status, 401),
    atMost('its connections on the other are closed', closed, mostSignOutMs, 'ms'),
  ];
}

async function checkLimits(a: string, b: string): Promise<Figure[]> {
  const source = freshSource();
  const knock = (url: string) => call(url, '/guest-links/nobody-made-this', { source });
  const answers = await Promise.all(
    Array.from({ length: 2 * lobbiesPerMinute }, (_, n) => knock(n % 2 ? a : b)),
  );
  const email = (await signUp(a, 'guessed')).email;
  const guess = (url: string) =>
    call(url, '/login', { method: 'POST', source, body: { email, password: 'not the password of anybody' } });
  const guesses: number[] = [];
  for (let n = 0; n < 2 * freeTries; n += 1) guesses.push((await guess(n % 2 ? a : b)).status);
  return [
    exactly(
      'calls of one source let through in a minute',
      answers.filter(({ status }) => status !== 429).length,
      lobbiesPerMinute,
    ),
    exactly(
      'wrong passwords tried before both refuse',
      guesses.filter((status) => status !== 429).length,
      freeTries,
    ),
  ];
}
