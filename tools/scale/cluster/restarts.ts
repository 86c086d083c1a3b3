// Checks writes and calls while servers or Redis restart.
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../../product.ts';
import { type Figure, figuresOf } from '../../trust/figures.ts';
import { Writer } from '../../trust/kills/writer.ts';
import { call, freshSource, signIn, signUp, staff } from '../../trust/people.ts';
import { Random } from '../../trust/random.ts';
import { openProxy, proxyUrl } from '../caddy.ts';
import type { RedisService } from '../redis.ts';
import { endCall, openCall, Talk } from './calls.ts';
import { type Pair, untilTrue } from './pair.ts';

const writerCount = 4;
const settleMs = 1500;
/** Keeps writers below thirty documents a minute, a limit that survives a restart. */
const pauseMs = 200;
/** Longest time without a signalling message. Video and audio continue meanwhile. */
const mostSilenceMs = 3000;
const lobbiesPerMinute = 30;
const leastWrites = 100;

/** Replaces both servers in turn and kills one, during writes and a call through the deployed reverse proxy. */
export async function checkRestarts({ first, second }: Pair): Promise<Figure[]> {
  const proxy = await openProxy(await proxyUrl('http'), [first.port, second.port]);
  const stopWriting = new AbortController();
  const writers = await Promise.all(
    Array.from({ length: writerCount }, async (_, n) => {
      const writer = new Writer(await signUp(proxy.url, `scale-${n}`), new Random(n + 1));
      await writer.settle(proxy.url);
      return writer;
    }),
  );
  const open = await openCall({ patient: proxy.url, doctor: proxy.url });
  const talk = new Talk(open);
  try {
    const writing = writers.map((writer) => writeThrough(writer, proxy.url, stopWriting.signal));
    await wait(settleMs);
    const rolling = await silenceDuring(talk, async () => {
      for (const server of [first, second]) await replace(server);
    });
    const unanswered = writers.reduce((total, writer) => total + writer.unanswered, 0);
    const killing = await silenceDuring(talk, async () => {
      await first.kill();
      await wait(settleMs);
      await first.start();
    });
    stopWriting.abort();
    await Promise.all(writing);
    const audits = await Promise.all(
      writers.map(async (writer) => {
        await writer.finish(proxy.url);
        return await writer.audit(proxy.url);
      }),
    );
    const sum = (member: 'acknowledged' | 'lost' | 'doubled' | 'torn') =>
      audits.reduce((total, audit) => total + audit[member], 0);
    const surprises = writers.flatMap(({ surprises }) => surprises);
    for (const surprise of new Set(surprises)) console.log(surprise);
    const { exactly, atMost, atLeast } = figuresOf('restarts');
    return [
      atMost('silence in a call while both are replaced', rolling, mostSilenceMs, 'ms'),
      atMost('silence in a call while one is killed', killing, mostSilenceMs, 'ms'),
      exactly('writes that no server answered while both are replaced', unanswered, 0),
      atLeast('writes acknowledged', sum('acknowledged'), leastWrites),
      exactly('acknowledged writes lost', sum('lost'), 0),
      exactly('writes doubled', sum('doubled'), 0),
      exactly('orders torn', sum('torn'), 0),
      exactly('answers nobody expected', surprises.length, 0),
    ];
  } finally {
    stopWriting.abort();
    await talk.end();
    await endCall(open);
    open.patient.socket.disconnect();
    open.doctor.socket.disconnect();
    await proxy.close();
  }
}

/** Kills Redis and starts it empty during a call. */
export async function checkRedisLoss({ first, second }: Pair, redis: RedisService): Promise<Figure[]> {
  const open = await openCall({ patient: first.url, doctor: second.url });
  const talk = new Talk(open);
  const statuses: number[] = [];
  let letThrough = 0;
  await wait(settleMs);
  await redis.restart(async () => {
    for (const { url } of [first, second]) {
      const { status } = await call(url, '/get-notifications', { token: await signIn(url, staff.doctor) });
      statuses.push(status);
    }
    const source = freshSource();
    const knock = () => call(first.url, '/guest-links/nobody-made-this', { source });
    const answers = await Promise.all(Array.from({ length: 2 * lobbiesPerMinute }, knock));
    letThrough = answers.filter(({ status }) => status !== 429).length;
  });
  const backMs = performance.now();
  const resumed = await untilTrue(() => talk.isHeardSince(backMs), 4 * mostSilenceMs);
  await talk.end();
  await endCall(open);
  const { exactly, atMost } = figuresOf('without Redis');
  return [
    exactly(
      'servers on which people sign in and read',
      statuses.filter((status) => status === 200).length,
      2,
    ),
    exactly('calls of one source let through by one server', letThrough, lobbiesPerMinute),
    exactly('servers that ended', [first, second].filter(({ isRunning }) => !isRunning).length, 0),
    atMost('signals are passed on again after it is back', resumed, 2 * mostSilenceMs, 'ms'),
  ];
}

/** Stops a server gracefully, as an upgrade does, and starts it again. */
export async function replace(server: Product): Promise<void> {
  const code = await server.stop();
  if (code !== 0) throw new Error(`A server ended with ${code}:\n${server.output}`);
  await server.start();
  await wait(settleMs);
}

/** Returns the longest silence of a talk during `act`, and until both sides receive messages again, in ms; infinite when they never do. */
async function silenceDuring(talk: Talk, act: () => Promise<void>): Promise<number> {
  const sinceMs = performance.now();
  await act();
  const doneMs = performance.now();
  const resumedMs = await untilTrue(() => talk.isHeardSince(doneMs), 2 * mostSilenceMs);
  return Number.isFinite(resumedMs) ? talk.longestSilenceMs(sinceMs) : resumedMs;
}

/** Writes until the signal is aborted. Repeats writes without a response. */
async function writeThrough(writer: Writer, url: string, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      await writer.write(url);
    } catch (error) {
      // `fetch` throws a `TypeError` without a response; other errors are faults of this suite.
      if (!(error instanceof TypeError)) throw error;
    }
    await wait(pauseMs);
  }
}
