import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figures.ts';
import {
  bothSeeAfter,
  deadlineMs,
  endCall,
  localUfrag,
  longestGap,
  look,
  type Pair,
  type Place,
  type Side,
  startCall,
  withPair,
} from '../pair.ts';
import { type Gate, repeat } from './gate.ts';

const settleMs = 1500;

/** Tells a page that its network has changed, which makes the call look for a new path. */
async function changeNetwork({ patient }: Pair): Promise<number> {
  return await patient.page.evaluate(() => {
    const atMs = Date.now();
    dispatchEvent(new Event('online'));
    return atMs;
  });
}

/**
 * When a path of the descriptions that hold now is checked and usable on a side; null when none is in time. A browser may
 * go on sending over the old one while that is as good, so which of them it prefers says nothing.
 */
async function newPathAfter({ page }: Side, before: string): Promise<number | null> {
  return await page.evaluate<number | null>(`(async () => {
    const { connection } = globalThis.probe.peers.at(-1);
    const hasNewPath = async () => {
      const [, own] = /a=ice-ufrag:(\\S+)/.exec(connection.localDescription.sdp);
      if (own === ${JSON.stringify(before)}) return false;
      const all = await connection.getStats();
      const pairs = [...all.values()].filter(({ type, state }) => type === 'candidate-pair' && state === 'succeeded');
      return pairs.some(({ localCandidateId }) => all.get(localCandidateId)?.usernameFragment === own);
    };
    const deadlineMs = Date.now() + ${deadlineMs};
    while (Date.now() < deadlineMs) {
      if (await hasNewPath()) return Date.now();
      await new Promise((done) => setTimeout(done, 10));
    }
    return null;
  })()`);
}

async function measureRestart(pair: Pair): Promise<{ pathMs: number; gapMs: number }> {
  const sides = [pair.patient, pair.doctor];
  const before = await Promise.all(sides.map((side) => look(side, localUfrag)));
  const waiting = sides.map((side, index) => newPathAfter(side, before[index] ?? ''));
  const startedAtMs = await changeNetwork(pair);
  const paths = await Promise.all(waiting);
  await pause(settleMs);
  return {
    pathMs: Math.max(...paths.map((atMs) => atMs ?? Number.POSITIVE_INFINITY)) - startedAtMs,
    gapMs: await longestGap(pair, startedAtMs, startedAtMs + settleMs),
  };
}

/** A path that is given up is kept by the browser for half a minute, and a relay gives nobody more than a few. */
const restartsPerCall = 5;

async function restartsOfOneCall(place: Place, runs: number, isRelayOnly: boolean) {
  return await withPair(place, { isRelayOnly }, async (pair) => {
    await startCall(pair);
    await bothSeeAfter(pair, 0);
    await pause(settleMs);
    const results = await repeat(runs, () => measureRestart(pair));
    await endCall(pair);
    return results;
  });
}

async function measureRestarts(place: Place, runs: number, isRelayOnly: boolean): Promise<Figure[]> {
  const calls = await repeat(Math.ceil(runs / restartsPerCall), (index) =>
    restartsOfOneCall(place, Math.min(restartsPerCall, runs - index * restartsPerCall), isRelayOnly),
  );
  const results = calls.flat();
  const by = isRelayOnly ? 'by a relay' : 'direct';
  const figure = { gate: 'G-restart', unit: 'ms' as const };
  return [
    {
      ...figure,
      what: `network changed → a new path is usable on both sides, ${by}`,
      // Asking the relay for a place takes two journeys more.
      limit: isRelayOnly ? 800 : 500,
      values: results.map(({ pathMs }) => pathMs),
    },
    {
      ...figure,
      what: `longest time without a picture, ${by}`,
      limit: 500,
      values: results.map(({ gapMs }) => gapMs),
    },
  ];
}

/** A new path while pictures flow. */
export const restart: Gate = async ({ runs, direct, relayed }) => [
  ...(await measureRestarts(await direct(), runs, false)),
  ...(await measureRestarts(await relayed(), runs, true)),
];

/** How long the pictures stay away at most after they are said to be back. */
const steadyGapMs = 500;

/** The first picture after a moment on which others follow without a break; endless when there is none in time. */
async function steadyAfter(pair: Pair, moment: number): Promise<number> {
  const deadline = moment + 30_000;
  let from = moment;
  while (from < deadline) {
    const seenAtMs = await bothSeeAfter(pair, from);
    if (!Number.isFinite(seenAtMs)) return seenAtMs;
    await pause(Math.max(0, seenAtMs + settleMs - Date.now()));
    if ((await longestGap(pair, seenAtMs, seenAtMs + settleMs)) <= steadyGapMs) return seenAtMs;
    from = Math.max(seenAtMs, Date.now() - settleMs + steadyGapMs);
  }
  return Number.POSITIVE_INFINITY;
}

async function latestHint({ patient, doctor }: Pair, cutAtMs: number): Promise<number> {
  const hints = await Promise.all([patient, doctor].map((side) => look(side, (probe) => probe.hintsAtMs)));
  return Math.max(...hints.map((all) => all.find((atMs) => atMs > cutAtMs) ?? Number.POSITIVE_INFINITY));
}

/** Stops the relay, the only path, for some seconds. */
export function cut(seconds: number): Gate {
  return async ({ runs, relayed }) => {
    const place = await relayed();
    return await withPair(place, { isRelayOnly: true }, async (pair) => {
      await startCall(pair);
      await bothSeeAfter(pair, 0);
      const results = await repeat(runs, async () => {
        await steadyAfter(pair, Date.now());
        const cutAtMs = Date.now();
        place.relay.pause();
        await pause(seconds * 1000);
        const returnedAtMs = Date.now();
        place.relay.resume();
        const backAtMs = await steadyAfter(pair, returnedAtMs);
        return { backMs: backAtMs - returnedAtMs, hintMs: (await latestHint(pair, cutAtMs)) - cutAtMs };
      });
      const figure = { gate: `G-cut-${seconds}`, unit: 'ms' as const };
      const back: Figure = {
        ...figure,
        what: 'path back → both see each other',
        limit: 2000,
        values: results.map(({ backMs }) => backMs),
      };
      const hint: Figure = {
        ...figure,
        what: 'path lost → both pages say so',
        limit: 3500,
        values: results.map(({ hintMs }) => hintMs),
      };
      // A path that is back after three seconds need not have been missed.
      return seconds > 3 ? [back, hint] : [back];
    });
  };
}
