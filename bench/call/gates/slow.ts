import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figures.ts';
import {
  bothSeeAfter,
  endCall,
  longestGap,
  look,
  type Pair,
  type Side,
  startCall,
  withPair,
} from '../pair.ts';
import { type Gate, repeat } from './gate.ts';

/** Time for the bandwidth estimation of the senders. */
const adaptMs = 10_000;
const watchedMs = 10_000;

interface Sound {
  concealed: number;
  received: number;
}

/** Returns the audio samples that a side has received so far, and how many of them were concealed. */
async function soundOf({ page }: Side): Promise<Sound> {
  return await page.evaluate<Sound>(`(async () => {
    const { connection } = globalThis.probe.peers.at(-1);
    for (const entry of (await connection.getStats()).values())
      if (entry.type === 'inbound-rtp' && entry.kind === 'audio')
        return { concealed: entry.concealedSamples ?? 0, received: entry.totalSamplesReceived ?? 0 };
    return { concealed: 0, received: 0 };
  })()`);
}

/** Returns the larger share of concealed audio samples of the two sides, in percent. */
function lostPercent(before: readonly Sound[], after: readonly Sound[]): number {
  const shares = after.map(({ concealed, received }, side) => {
    const { concealed: was, received: had } = before[side] ?? { concealed: 0, received: 0 };
    return (100 * (concealed - was)) / (received - had);
  });
  return Math.max(...shares);
}

interface Slow {
  joinMs: number;
  gapMs: number;
  lostPercent: number;
  connections: number;
}

async function measure(pair: Pair): Promise<Slow> {
  const sides = [pair.patient, pair.doctor];
  await startCall(pair);
  const seenAtMs = await bothSeeAfter(pair, 0);
  const joinedAtMs = await look(pair.patient, ({ othersJoinedAtMs }) => othersJoinedAtMs[0] ?? Number.NaN);
  await pause(adaptMs);
  const before = await Promise.all(sides.map(soundOf));
  const fromMs = Date.now();
  await pause(watchedMs);
  const after = await Promise.all(sides.map(soundOf));
  const gapMs = await longestGap(pair, fromMs, Date.now());
  const opened = await Promise.all(sides.map((side) => look(side, ({ peers }) => peers.length)));
  await endCall(pair);
  return {
    joinMs: seenAtMs - joinedAtMs,
    gapMs,
    lostPercent: lostPercent(before, after),
    connections: opened.reduce((sum, count) => sum + count - 1, 0),
  };
}

interface Limits {
  gate: string;
  joinMs: number;
  gapMs: number;
  lostPercent: number;
}

function figuresOf(results: readonly Slow[], { gate, ...limits }: Limits): Figure[] {
  return [
    {
      gate,
      what: 'other one joined → both see each other',
      unit: 'ms',
      limit: limits.joinMs,
      values: results.map(({ joinMs }) => joinMs),
    },
    {
      gate,
      what: 'longest time without a new picture',
      unit: 'ms',
      limit: limits.gapMs,
      values: results.map(({ gapMs }) => gapMs),
    },
    {
      gate,
      what: 'sound that was lost',
      unit: '%',
      limit: limits.lostPercent,
      values: results.map(({ lostPercent }) => lostPercent),
    },
    {
      gate,
      what: 'connections that were built again',
      unit: '',
      limit: 0,
      values: [results.reduce((sum, { connections }) => sum + connections, 0)],
    },
  ];
}

/** Measures calls at 1 Mbit/s, 3 % loss and a round-trip time of 200 ms. */
export const slowNetwork: Gate = async ({ runs, slow }) =>
  await withPair(await slow(), { isRelayOnly: true }, async (pair) =>
    figuresOf(await repeat(runs, () => measure(pair)), {
      gate: 'G-slow-network',
      joinMs: 5000,
      gapMs: 1000,
      lostPercent: 10,
    }),
  );

const slowdown = 6;

/** Measures calls while both pages run on a processor slowed down six times. */
export const slowProcessor: Gate = async ({ runs, direct }) =>
  await withPair(await direct(), {}, async (pair) => {
    for (const { page } of [pair.patient, pair.doctor]) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    return figuresOf(await repeat(runs, () => measure(pair)), {
      gate: 'G-slow-processor',
      joinMs: 5000,
      gapMs: 1000,
      lostPercent: 10,
    });
  });
