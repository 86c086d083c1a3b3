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
import { freeHop, type Hop } from '../slowPath.ts';
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

/** Samples the sound of a side for a time. Returns its longest time without any sound but concealment, in ms. */
async function longestSilence({ page }: Side, forMs: number): Promise<number> {
  return await page.evaluate<number>(`(async () => {
    const { connection } = globalThis.probe.peers.at(-1);
    const endsAtMs = performance.now() + ${forMs};
    let last = null;
    let silentMs = 0;
    let longestMs = 0;
    while (performance.now() < endsAtMs) {
      for (const entry of (await connection.getStats()).values()) {
        if (entry.type !== 'inbound-rtp' || entry.kind !== 'audio') continue;
        const now = { atMs: performance.now(), concealed: entry.concealedSamples, all: entry.totalSamplesReceived };
        const isSilent = last && now.concealed - last.concealed >= (now.all - last.all) / 2;
        silentMs = isSilent ? silentMs + now.atMs - last.atMs : 0;
        longestMs = Math.max(longestMs, silentMs);
        last = now;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return longestMs;
  })()`);
}

/** Returns the step of the picture that a side sends: 0 is the full size, 3 is none. */
async function stepOf({ page }: Side): Promise<number> {
  return await page.evaluate<number>(`(() => {
    const { connection } = globalThis.probe.peers.at(-1);
    const line = connection.getTransceivers().find(({ receiver }) => receiver.track.kind === 'video');
    const { active, maxFramerate } = line.sender.getParameters().encodings[0];
    return active ? [30, 20, 10].indexOf(maxFramerate) : 3;
  })()`);
}

/** Returns the lowest step of the pictures of both sides during a time. */
async function lowestStep(sides: readonly Side[], forMs: number): Promise<number> {
  const endsAtMs = Date.now() + forMs;
  let lowest = 0;
  while (Date.now() < endsAtMs) {
    lowest = Math.max(lowest, ...(await Promise.all(sides.map(stepOf))));
    await pause(500);
  }
  return lowest;
}

interface Slow {
  joinMs: number;
  gapMs: number;
  lostPercent: number;
  silenceMs: number;
  step: number;
  connections: number;
}

async function measure(pair: Pair): Promise<Slow> {
  const sides = [pair.patient, pair.doctor];
  await startCall(pair);
  const seenAtMs = await bothSeeAfter(pair, 0);
  const joinedAtMs = await look(pair.patient, ({ othersJoinedAtMs }) => othersJoinedAtMs[0] ?? Number.NaN);
  const earlyStep = await lowestStep(sides, adaptMs);
  const before = await Promise.all(sides.map(soundOf));
  const fromMs = Date.now();
  const [lateStep, ...silencesMs] = await Promise.all([
    lowestStep(sides, watchedMs),
    ...sides.map((side) => longestSilence(side, watchedMs)),
  ]);
  const after = await Promise.all(sides.map(soundOf));
  const gapMs = await longestGap(pair, fromMs, Date.now());
  const opened = await Promise.all(sides.map((side) => look(side, ({ peers }) => peers.length)));
  await endCall(pair);
  return {
    joinMs: seenAtMs - joinedAtMs,
    gapMs,
    lostPercent: lostPercent(before, after),
    silenceMs: Math.max(...silencesMs),
    step: Math.max(earlyStep, lateStep),
    connections: opened.reduce((sum, count) => sum + count - 1, 0),
  };
}

interface Limits {
  gate: string;
  joinMs: number;
  gapMs: number;
  lostPercent: number;
  silenceMs: number;
}

/** Limits of every gate. */
const common = { joinMs: 5000, gapMs: 1000, lostPercent: 10, silenceMs: 1000 } as const;

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
      what: 'longest time with concealed sound only',
      unit: 'ms',
      limit: limits.silenceMs,
      values: results.map(({ silenceMs }) => silenceMs),
    },
    {
      gate,
      what: 'lowest step of the own picture (0 full, 3 off)',
      unit: '',
      values: results.map(({ step }) => step),
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

/** Returns a gate that measures calls over a slow path, of which `hop` is one of two links. */
export const slowNetwork =
  (gate: string, hop: Partial<Hop>): Gate =>
  async ({ runs, slow }) => {
    const place = await slow();
    place.path.shape({ ...freeHop, ...hop });
    return await withPair(place, { isRelayOnly: true }, async (pair) =>
      figuresOf(await repeat(runs, () => measure(pair)), { gate, ...common }),
    );
  };

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
      ...common,
    });
  });
