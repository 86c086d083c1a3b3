import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figures.ts';
import {
  bothSeeAfter,
  localUfrag,
  longestGap,
  look,
  type Pair,
  type Side,
  startCall,
  until,
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
 * Whether a path of the descriptions that hold now is checked and usable on a side. A browser may go on sending over the
 * old one while that is as good, so which of them it prefers says nothing.
 */
async function hasNewPath({ page }: Side, before: string): Promise<boolean> {
  const { own, usable } = await page.evaluate<{ own: string; usable: string[] }>(`(async () => {
    const { connection } = globalThis.probe.peers.at(-1);
    const [, own] = /a=ice-ufrag:(\\S+)/.exec(connection.localDescription.sdp);
    const all = await connection.getStats();
    const pairs = [...all.values()].filter(({ type, state }) => type === 'candidate-pair' && state === 'succeeded');
    return { own, usable: pairs.map(({ localCandidateId }) => all.get(localCandidateId)?.usernameFragment) };
  })()`);
  return own !== before && usable.includes(own);
}

async function measureRestart(pair: Pair): Promise<{ pathMs: number; gapMs: number }> {
  const sides = [pair.patient, pair.doctor];
  const before = await Promise.all(sides.map((side) => look(side, localUfrag)));
  const startedAtMs = await changeNetwork(pair);
  const pathAtMs = await until(async () => {
    const areNew = await Promise.all(sides.map((side, index) => hasNewPath(side, before[index] ?? '')));
    return areNew.every(Boolean) && Date.now();
  });
  await pause(settleMs);
  return {
    pathMs: (pathAtMs ?? Number.POSITIVE_INFINITY) - startedAtMs,
    gapMs: await longestGap(pair, startedAtMs, startedAtMs + settleMs),
  };
}

/** A new path while pictures flow. Through the relay: two browsers side by side may keep an old path that is as good. */
export const restart: Gate = async ({ runs, relayed }) =>
  await withPair(await relayed(), { isRelayOnly: true }, async (pair) => {
    await startCall(pair);
    await bothSeeAfter(pair, 0);
    await pause(settleMs);
    const results = await repeat(runs, () => measureRestart(pair));
    const figure = { gate: 'G-restart', unit: 'ms' as const, limit: 500 };
    return [
      {
        ...figure,
        what: 'network changed → a new path is usable on both sides',
        values: results.map(({ pathMs }) => pathMs),
      },
      { ...figure, what: 'longest time without a picture', values: results.map(({ gapMs }) => gapMs) },
    ];
  });

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
