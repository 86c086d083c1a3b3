import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figures.ts';
import {
  bothSeeAfter,
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

/** Simulates a network change in a page, which triggers an ICE restart. Returns the time. */
async function changeNetwork({ patient }: Pair): Promise<number> {
  return await patient.page.evaluate(() => {
    const atMs = Date.now();
    dispatchEvent(new Event('online'));
    return atMs;
  });
}

/** Times at which a side has a new negotiated description, and a usable path of it. `null` when not in time. */
interface Restarted {
  agreedAtMs: number | null;
  pathAtMs: number | null;
}

/** Time after which a browser without a new path counts as staying on its old one. */
const pathLimitMs = 2000;

/** Polls inside the page of a side, so that remote calls do not slow it down. */
async function restartedAfter({ page }: Side, before: string): Promise<Restarted> {
  return await page.evaluate<Restarted>(`(async () => {
    const { connection } = globalThis.probe.peers.at(-1);
    const ownName = () => /a=ice-ufrag:(\\S+)/.exec(connection.localDescription.sdp)[1];
    const isAgreed = () => connection.signalingState === 'stable' && ownName() !== ${JSON.stringify(before)};
    const hasPath = async () => {
      const all = await connection.getStats();
      const pairs = [...all.values()].filter(({ type, state }) => type === 'candidate-pair' && state === 'succeeded');
      return pairs.some(({ localCandidateId }) => all.get(localCandidateId)?.usernameFragment === ownName());
    };
    const seen = { agreedAtMs: null, pathAtMs: null };
    const deadlineMs = Date.now() + ${pathLimitMs};
    while (seen.pathAtMs === null && Date.now() < deadlineMs) {
      if (isAgreed()) seen.agreedAtMs ??= Date.now();
      if (seen.agreedAtMs && (await hasPath())) seen.pathAtMs = Date.now();
      await new Promise((done) => setTimeout(done, 10));
    }
    return seen;
  })()`);
}

interface Restart {
  /** Infinite when the two did not agree. */
  agreedMs: number;
  /** Infinite when a browser stayed on its old path. */
  pathMs: number;
  gapMs: number;
}

const latest = (moments: readonly (number | null)[]) =>
  Math.max(...moments.map((atMs) => atMs ?? Number.POSITIVE_INFINITY));

async function measureRestart(pair: Pair): Promise<Restart> {
  const sides = [pair.patient, pair.doctor];
  const before = await Promise.all(sides.map((side) => look(side, localUfrag)));
  const watching = sides.map((side, index) => restartedAfter(side, before[index] ?? ''));
  const startedAtMs = await changeNetwork(pair);
  const seen = await Promise.all(watching);
  await pause(settleMs);
  return {
    agreedMs: latest(seen.map(({ agreedAtMs }) => agreedAtMs)) - startedAtMs,
    pathMs: latest(seen.map(({ pathAtMs }) => pathAtMs)) - startedAtMs,
    gapMs: await longestGap(pair, startedAtMs, startedAtMs + settleMs),
  };
}

/** Limit, because browsers keep an abandoned path for 30 s, and a relay limits the allocations of each user. */
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
  const found = results.filter(({ pathMs }) => Number.isFinite(pathMs));
  const by = isRelayOnly ? 'by a relay' : 'direct';
  const figure = { gate: 'G-restart', unit: 'ms' as const };
  return [
    {
      ...figure,
      what: `network changed → both agree on a new path, ${by}`,
      limit: 500,
      values: results.map(({ agreedMs }) => agreedMs),
    },
    {
      ...figure,
      what: `network changed → it is usable on both sides, ${by}`,
      // An allocation on the relay takes two more round trips.
      limit: isRelayOnly ? 800 : 500,
      values: found.map(({ pathMs }) => pathMs),
    },
    // Without a limit: Chromium may stay on an equally good path, and no frame is lost.
    { ...figure, unit: '', what: `a browser stayed on its old path, ${by}`, values: [runs - found.length] },
    {
      ...figure,
      what: `longest time without a picture, ${by}`,
      limit: 500,
      values: results.map(({ gapMs }) => gapMs),
    },
  ];
}

/** Measures ICE restarts during a call, direct and through a relay. */
export const restart: Gate = async ({ runs, direct, relayed }) => [
  ...(await measureRestarts(await direct(), runs, false)),
  ...(await measureRestarts(await relayed(), runs, true)),
];

/** Longest gap between frames of a restored video. */
const steadyGapMs = 500;

/** Returns the time of the first frame after a moment that others follow without a gap; infinite when none is in time. */
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

/** Returns a gate that pauses the relay, the only path, for some seconds. */
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
      // A loss of three seconds may go undetected.
      return seconds > 3 ? [back, hint] : [back];
    });
  };
}
